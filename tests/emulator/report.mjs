// The page of measures: each table stands between two marks of its name.
import { readFileSync, writeFileSync } from 'node:fs';
import { here } from './firmware.mjs';

/** Writes a table into tests/reports/measures.md, where UPDATE=1 asks for it. */
export function writeTable(name, lines) {
  if (!process.env.UPDATE) return;
  const report = here('../reports/measures.md');
  const mark = `<!-- ${name} -->\n`;
  const [before, rest] = readFileSync(report, 'utf8').split(mark);
  const after = rest.slice(rest.indexOf('<!-- end -->'));
  writeFileSync(report, `${before}${mark}${lines.join('\n')}\n${after}`);
}
