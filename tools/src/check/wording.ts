import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

/** Words of a translation that an English engineer would not write, with what to write. Few have a correct use, which is excepted. */
const PHRASES: { pattern: RegExp; instead: string }[] = [
  { pattern: /\btold\b(?! apart| otherwise)/, instead: 'is notified, learns, is listed' },
  { pattern: /\b(?:says?|said) (?:so\b|what\b(?! to do))/, instead: 'states it, names, explains, reports' },
  { pattern: /(?<=\s)alone\b(?!\/)/, instead: 'only, by itself' },
  { pattern: /\bof (?:its|their|his|our|your|one's) own\b(?! [a-z]+(?<! (?:in|for|and|or)))/, instead: 'its own …' },
  {
    pattern:
      /\bstands? (?:above|against|apart|at|before|below|beside|between|here|in(?! for)|on|once|there|under|with)\b/,
    instead: 'is, is listed, is shown, lies',
  },
];

const DOCUMENTS = ['*.md', '*/*.md', 'docs/**/*.md'];
const SOURCES = ['{*,*/*}/{src,bench,contract,storybook}/**/*.{ts,tsx,sql,css}', '*/*.ts', '.ci/**/*.{yml,yaml}'];
/** Decisions from before the list and migrations are not edited; generated files are checked at their source. */
const EXCEPTED =
  /^docs\/adr\/(?:README|superseded|0(?:0|10|11[0-5]))|^docs\/(?:access|notifications|settings)\.md|\/migrations\/|\/schema\.sql$|^tools\/src\/check\/wording/;

/** Comments, and strings of several words: titles of tests, texts of commands and errors. Identifiers are no prose. */
const PROSE = {
  code: /\/\/.*|\/\*[\s\S]*?\*\/|(?<=[\s(,[{=:?])(?:'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|`[^`\n]* [^`\n]*`)/g,
  sql: /--.*/g,
  css: /\/\*[\s\S]*?\*\//g,
  yaml: /#.*/g,
};
/** Starts of the lines of a comment or a list, between the words of a sentence. */
const LINE_START = /\n[ \t]*(?:\/\/|\/?\*+|--|#)?[ \t]*/g;

function proseOf(file: string): RegExp | undefined {
  if (file.endsWith('.md')) return undefined;
  if (file.endsWith('.sql')) return PROSE.sql;
  if (file.endsWith('.css')) return PROSE.css;
  return /\.ya?ml$/.test(file) ? PROSE.yaml : PROSE.code;
}

/** Blanks in place of code and of the starts of lines, so that a phrase is found across lines and its place is kept. */
function onlyProse(file: string, text: string): string {
  const pattern = proseOf(file);
  if (!pattern) return text.replaceAll(LINE_START, (start) => ' '.repeat(start.length));
  const blank = [...' '.repeat(text.length)];
  for (const { 0: prose, index } of text.matchAll(pattern)) blank.splice(index, prose.length, ...prose.split(''));
  return blank.join('').replaceAll(LINE_START, (start) => ' '.repeat(start.length));
}

function problemsOf(file: string, text: string): string[] {
  const prose = onlyProse(file, text);
  return PHRASES.flatMap(({ pattern, instead }) => {
    const spaced = new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi');
    return [...prose.matchAll(spaced)].map(({ 0: phrase, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line} "${phrase.replaceAll(/\s+/g, ' ')}": ${instead}`;
    });
  });
}

/** Phrases of the list in documents, comments, titles of tests and texts of commands. */
export async function wordingProblems(root = ROOT): Promise<string[]> {
  const lists = await Promise.all([...DOCUMENTS, ...SOURCES].map((pattern) => listFiles(pattern, root)));
  const files = [...new Set(lists.flat())].filter((file) => !EXCEPTED.test(file));
  const found = files.map(async (file) => problemsOf(file, await readFile(join(root, file), 'utf8')));
  return (await Promise.all(found)).flat().sort();
}
