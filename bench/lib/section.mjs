import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const FILE = inRoot('bench/results.md');

/** Puts what one command has measured in its place in `bench/results.md`, and prints it. */
export function writeSection({ name, title, command, lines }) {
  const text = `## ${title}\n\n\`${command}\`\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
  console.log(text);
  const [before, sections] = partsOf(readFileSync(FILE, 'utf8'));
  const at = sections.findIndex((one) => one.name === name);
  const section = { name, text };
  const all = at < 0 ? [...sections, section] : sections.map((one, index) => (index === at ? section : one));
  writeFileSync(FILE, joined(before, all));
}

/** What the whole run gives, with the sections that were there. */
export function withSections(results) {
  const [, sections] = partsOf(readFileSync(FILE, 'utf8'));
  return joined(results, sections);
}

function partsOf(text) {
  const sections = [...text.matchAll(/<!-- section (\w+) -->\n([\s\S]*?)\n<!-- end of \1 -->/g)].map(([, name, body]) => ({ name, text: body }));
  const from = text.indexOf('<!-- section ');
  return [from < 0 ? text : text.slice(0, from), sections];
}

function joined(before, sections) {
  return `${[before.trimEnd(), ...sections.map(({ name, text }) => `<!-- section ${name} -->\n${text}\n<!-- end of ${name} -->`)].join('\n\n')}\n`;
}
