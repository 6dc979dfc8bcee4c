import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/workspace.ts';

// `npm test -- --since <revision>`: which suites a change can touch. The check always runs.

/** Journeys with one of the tags, or of one of the files (their names). */
export type JourneyChoice = 'none' | 'all' | { tags: readonly string[]; files: readonly string[] };

export interface Plan {
  /** Of the page tests: those that import a changed file, or all. */
  pages: 'none' | 'related' | 'all';
  stories: boolean;
  /** `bench:*`, `soak` and the like, on tiny inputs. */
  commands: boolean;
  /** Words of the test files to run; empty for none. */
  server: string[];
  /** Paths of the API whose tests run on the embedded engine as well. */
  embedded: string[];
  journeys: JourneyChoice;
}

export const EVERYTHING: Plan = {
  pages: 'all',
  stories: true,
  commands: true,
  server: ['api/', 'deploy/', 'tools/'],
  embedded: [],
  journeys: 'all',
};

/** Files on which every package depends. */
const COMMON =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig(\.base)?\.json|tools\/bin\/|tools\/package\.json$)/;
/** Sources of the commands that measure, beside the product. */
const COMMANDS =
  /^(tools\/(src\/)?(bench|attack|soak|chaos|size|test-commands|test\/commands)|api\/bench\/|api\/src\/testing\/(crash|command-options|ledger-world|temporary-postgres))/;
const BROWSER = /^(shell|mf-[^/]+|shared-ui|shared-auth|api\/contract)\//;
const PAGE_RUNNER = /^(jest\.config\.ts$|tools\/src\/jest\/)/;
const STORIES =
  /^(shared-ui\/|mf-[^/]+\/.+\.stories\.tsx$|tools\/storybook\/|tools\/src\/(test-stories|test\/(story|stories|serve-folder))|tools\/src\/webpack\/)/;
const SERVER = /^(api|deploy|tools)\//;
/** Pages that a test compares with what the product does, and that test. */
const PRINTED = new Map([
  ['docs/access.md', 'api/src/access.test'],
  ['docs/notifications.md', 'api/src/modules/notifications/'],
  ['deploy/README.md', 'tools/src/deploy-readme.test'],
]);
/** Sources of the served product, and of what starts and drives it. */
const BUILT =
  /^(shell|mf-[^/]+|shared-ui|shared-auth|api|deploy|e2e)\/|^tools\/src\/(build|serve|webpack|dev|journeys|release\/gate)/;
const NOT_BUILT = /^(?!e2e\/).*(\.(test|stories)\.tsx?$|\/(bench|testing)\/|\/testing(-[\w-]+)?\.tsx?$)/;
/** A container that is built and released by itself; the shell is on every page, so its journeys have a few of all kinds beside them. */
const CONTAINER = /^(shell|mf-[^/]+)\//;
const JOURNEY = /^e2e\/src\/(?:alone\/)?([^/]+\.spec\.ts)$/;
/** Everything of the API depends on them, and the engines may differ in any of it. */
const STORAGE = /^api\/src\/(storage|migrations)\//;
const MODULE = /^api\/src\/modules\/[^/]+\//;

function journeysFor(touched: readonly string[]): JourneyChoice {
  const built = touched.filter((file) => BUILT.test(file) && !NOT_BUILT.test(file));
  if (built.length === 0) return 'none';
  const containers = built.flatMap((file) => CONTAINER.exec(file)?.[1] ?? []);
  const files = built.flatMap((file) => JOURNEY.exec(file)?.[1] ?? []);
  if (containers.length + files.length < built.length) return 'all';
  const tags = containers.flatMap((name) => (name === 'shell' ? ['@shell', '@core'] : [`@${name}`]));
  return { tags: [...new Set(tags)].sort(), files };
}

/** Tests that a change of the API touches, for the engine that sees only some of its tests. */
function embeddedFor(touched: readonly string[]): string[] {
  if (touched.some((file) => STORAGE.test(file))) return ['api/'];
  return [...new Set(touched.flatMap((file) => MODULE.exec(file)?.[0] ?? []))].sort();
}

/** The suites that can tell whether the change is right, by the paths of the files it touches. */
export function planFor(changed: readonly string[]): Plan {
  if (changed.some((file) => COMMON.test(file))) return EVERYTHING;
  const touched = changed.filter((file) => !file.endsWith('.md'));
  const isTouched = (pattern: RegExp) => touched.some((file) => pattern.test(file));
  // Of the contract they import only types, which the check reads.
  const related = isTouched(BROWSER) ? 'related' : 'none';
  const folders = touched.filter((file) => SERVER.test(file)).map((file) => `${file.split('/')[0]}/`);
  const pages = changed.flatMap((file) => PRINTED.get(file) ?? []);
  return {
    pages: isTouched(PAGE_RUNNER) ? 'all' : related,
    stories: isTouched(STORIES),
    commands: isTouched(COMMANDS),
    server: [...new Set([...folders, ...pages])].sort(),
    embedded: embeddedFor(touched),
    journeys: journeysFor(touched),
  };
}

/** Files that differ from where this work left `revision`, uncommitted and new ones too. Throws for no revision. */
export function changedFiles(revision: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = [
    ...git('diff', '--name-only', '--merge-base', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  // A deleted journey has nothing to run.
  return changed.filter((file) => !JOURNEY.test(file) || existsSync(join(ROOT, file)));
}
