import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { listFiles, ROOT, SOURCES } from './workspace.ts';

/** Programs read no caller's text, tests read their own. */
const EXCEPT = /\.test\.tsx?$|(^|\/)testing\/|^(tools|e2e)\//;

interface Literal {
  source: string;
  flags: string;
}

/** Literals anywhere below a node of the parser's tree. */
function literalsIn(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'RegExpLiteral') {
    const { pattern, flags } = node as unknown as { pattern: string; flags: string };
    return [{ source: pattern, flags }];
  }
  return Object.values(node).flatMap(literalsIn);
}

/**
 * The regular expressions of a TypeScript source that take more than linear time for some text, each with a character that
 * makes a long text of that kind. The analysis also counts that a search begins again at each position: `/a+b/` is quadratic.
 */
export function slowRegexes(text: string, isTsx = false): string[] {
  return literalsIn(parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'es2024' })).flatMap((literal) =>
    analyse(literal).reports.map(
      ({ character, exponential }) =>
        `/${literal.source}/${literal.flags} takes ${exponential ? 'exponential' : 'more than linear'} time for many ${JSON.stringify(character.pick)}`,
    ),
  );
}

/** A text of a caller that makes one expression backtrack stops the process for everybody. */
export async function regexProblems(): Promise<string[]> {
  const files = (await listFiles(SOURCES)).filter((file) => !EXCEPT.test(file));
  const problems = await Promise.all(
    files.map(async (file) => {
      const found = slowRegexes(await readFile(join(ROOT, file), 'utf8'), file.endsWith('.tsx'));
      return [...new Set(found)].map((problem) => `${file}: ${problem}`);
    }),
  );
  return problems.flat();
}
