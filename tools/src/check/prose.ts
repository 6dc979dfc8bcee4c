import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

/** Characters of a line of prose: what a review shows beside its old version. */
const MAX_LENGTH = 140;
const MARKDOWN = ['*.md', '*/*.md', 'docs/*/**/*.md'];

/** Markdown cannot break the row of a table, nor an address; code blocks show output as it is. */
function longLines(text: string): number[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    const mayBeLong = isCode || line.startsWith('|') || !line.trim().includes(' ');
    return [...line].length > MAX_LENGTH && !mayBeLong ? [index + 1] : [];
  });
}

/** Lines of prose in Markdown that are too long. */
export async function proseProblems(root = ROOT): Promise<string[]> {
  const files = (await Promise.all(MARKDOWN.map((pattern) => listFiles(pattern, root)))).flat();
  const found = files.map(async (file) =>
    longLines(await readFile(join(root, file), 'utf8')).map(
      (line) => `${file}:${line} is longer than ${MAX_LENGTH} characters`,
    ),
  );
  return (await Promise.all(found)).flat();
}
