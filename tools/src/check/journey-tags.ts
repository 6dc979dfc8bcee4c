import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandProblems } from './command.ts';
import { packageFolders, ROOT, readJson } from './workspace.ts';

/** Beside the names of packages: journeys that also run when the shell changes, and say nothing about where they lead. */
const CORE = 'core';

/** A part of Playwright's report. It leaves out the @ of tags. */
interface Listed {
  suites?: Listed[];
  specs?: { title: string; file: string; line: number; tags: string[] }[];
}

/** Journeys that no change of a package would run, and tags that no change asks for. */
export function tagProblems({ suites = [], specs = [] }: Listed, packages: readonly string[]): string[] {
  const own = specs.flatMap(({ title, file, line, tags }) => {
    const where = `e2e/src/${file}:${line} ${title}`;
    const unknown = tags.filter((tag) => tag !== CORE && !packages.includes(tag));
    if (unknown.length > 0) return [`${where}: no package is called ${unknown.join(', ')}`];
    return tags.some((tag) => tag !== CORE) ? [] : [`${where}: no tag of a package whose pages it drives`];
  });
  return [...own, ...suites.flatMap((suite) => tagProblems(suite, packages))];
}

/** Playwright lists the journeys itself: some are made in loops. */
export async function journeyTagProblems(): Promise<string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'wspolnik-tags-'));
  try {
    const list = join(scratch, 'list.json');
    const args = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--list'];
    const env = { E2E_DATA_DIR: scratch, E2E_JSON: list };
    const problems = await commandProblems(process.execPath, args, ROOT, env);
    return problems.length > 0 ? problems : tagProblems(await readJson<Listed>(list), await packageFolders());
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
