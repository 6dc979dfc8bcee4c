import { execFileSync } from 'node:child_process';
import { ROOT } from '../check/workspace.ts';

// `npm test -- --since <revision>`: which suites a change can touch. The check always runs.

export interface Plan {
  /** Of the page tests: those that import a changed file, or all. */
  pages: 'none' | 'related' | 'all';
  stories: boolean;
  /** `bench:*`, `soak` and the like, on tiny inputs. */
  commands: boolean;
  /** Words of the test files to run; empty for none. */
  server: string[];
  journeys: boolean;
}

export const EVERYTHING: Plan = {
  pages: 'all',
  stories: true,
  commands: true,
  server: ['api/', 'deploy/', 'tools/'],
  journeys: true,
};

/** What every package stands on. */
const COMMON =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig(\.base)?\.json|tools\/bin\/|tools\/package\.json$)/;
/** What the commands that measure consist of, beside the product. */
const COMMANDS =
  /^(tools\/(src\/)?(bench|attack|soak|size|test-commands|test\/commands)|api\/bench\/|api\/src\/testing\/(crash|command-options|ledger-world|temporary-postgres))/;
const BROWSER = /^(shell|mf-[^/]+|shared-ui|shared-auth)\//;
const PAGE_RUNNER = /^(jest\.config\.ts$|tools\/src\/jest\/)/;
const STORIES =
  /^(shared-ui\/|tools\/storybook\/|tools\/src\/(test-stories|test\/(story|stories|serve-folder))|tools\/src\/webpack\/)/;
const SERVER = /^(api|deploy|tools)\//;
/** Pages that a test compares with what the API does, and that test. */
const PRINTED = new Map([
  ['docs/access.md', 'api/src/access.test'],
  ['docs/notifications.md', 'api/src/modules/notifications/'],
]);
/** What the served product is made of, or tries it. */
const BUILT = /^(shell|mf-[^/]+|shared-ui|shared-auth|api|deploy|e2e)\/|^tools\/src\/(build|serve|webpack|dev)/;
const NOT_BUILT = /\.(test|stories)\.tsx?$|\/(bench|testing)\/|\/testing(-[\w-]+)?\.tsx?$/;

/** The suites that can tell whether the change is right, by the paths of the files it touches. */
export function planFor(changed: readonly string[]): Plan {
  if (changed.some((file) => COMMON.test(file))) return EVERYTHING;
  const touched = changed.filter((file) => !file.endsWith('.md'));
  const isTouched = (pattern: RegExp) => touched.some((file) => pattern.test(file));
  // Of the contract they import types alone, which the check reads.
  const related = isTouched(BROWSER) ? 'related' : 'none';
  const folders = touched.filter((file) => SERVER.test(file)).map((file) => `${file.split('/')[0]}/`);
  const pages = changed.flatMap((file) => PRINTED.get(file) ?? []);
  return {
    pages: isTouched(PAGE_RUNNER) ? 'all' : related,
    stories: isTouched(STORIES),
    commands: isTouched(COMMANDS),
    server: [...new Set([...folders, ...pages])].sort(),
    journeys: touched.some((file) => BUILT.test(file) && !NOT_BUILT.test(file)),
  };
}

/** Files that differ from where this work left `revision`, uncommitted and new ones too. Throws for no revision. */
export function changedFiles(revision: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--merge-base', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
