//! The scene that hands names out is the rules' own in everything else.

/// A method of `Scene` that is not passed on would fall back to its default, and nobody would be told.
#[test]
fn every_method_of_a_scene_is_passed_on() {
    let methods = |source: &'static str, from: &str| -> Vec<&str> {
        let body = source.split_once(from).expect("it is there").1;
        let body = body.split_once("\n}").map_or(body, |(body, _)| body);
        let names = body.lines().filter_map(|line| line.strip_prefix("    fn "));
        let mut names: Vec<_> = names.filter_map(|line| line.split_once('(')).map(|(name, _)| name).collect();
        names.sort_unstable();
        names
    };
    let scene = methods(include_str!("../../../core/engine/src/table/scene.rs"), "pub trait Scene {");
    let named = include_str!("../../../core/engine/src/table/session/named_scene.rs");
    assert!(scene.len() > 25, "{scene:?}");
    assert_eq!(methods(named, "impl Scene for NamedScene<'_> {"), scene);
}
