import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WITHOUT_CALLER } from './callers.reasons.ts';
import { listFiles, ROOT } from './workspace.ts';

/** The code that runs in a browser, or in the gateway for it. */
const BROWSER = ['shell/src', 'mf-*/src', 'shared-ui/*/src', 'shared-auth/src', 'deploy/src'];
const NO_CALLERS = /\.(test|stories)\.tsx?$|\/testing\/|\.d\.ts$/;
const CALL = /^\| (GET|POST|PUT|DELETE) `([^`]+)`/;

/** `PUT accounts/company-list-all/{id}/`, each once. */
export function callsOf(accessTable: string): string[] {
  const calls = accessTable.split('\n').flatMap((line) => {
    const [, method, path] = CALL.exec(line) ?? [];
    return method && path ? [`${method} ${path}`] : [];
  });
  return [...new Set(calls)];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PARAMETER = '(?::\\w+|\\$\\{[^}]+\\})';

/**
 * Finds the path in a text, up to its end or its query. A parameter is `:id` or `${id}` there; so may be what follows one, as
 * where two actions share a function.
 */
function patternOf(path: string): RegExp {
  const isParameter = (segment = '') => /^\{\w+\}$/.test(segment);
  const segments = path.split('/').map((segment, index, all) => {
    if (isParameter(segment)) return PARAMETER;
    const isAction = segment !== '' && isParameter(all[index - 1]);
    return isAction ? `(?:${escaped(segment)}|${PARAMETER})` : escaped(segment);
  });
  return new RegExp(`['"\`/]${segments.join('/')}(?:['"\`?]|\\$\\{)`);
}

const METHODS = /'(GET|POST|PUT|DELETE)'|\bhttp\.(post|put|delete)\(/g;

/**
 * Whether a source makes the call: it names the path, and the method somewhere (a read names none). Only a path would let one
 * method pass for another.
 */
function makesCall(source: string, method: string, pattern: RegExp): boolean {
  if (!pattern.test(source)) return false;
  if (method === 'GET') return true;
  return [...source.matchAll(METHODS)].some(([, sent, called]) => (sent ?? called)?.toUpperCase() === method);
}

export interface CallerInput {
  calls: readonly string[];
  sources: readonly string[];
  reasons: Readonly<Record<string, string>>;
}

/** Calls that nobody in a browser makes and nobody has explained, and explanations that are not needed. */
export function callersMissing({ calls, sources, reasons }: CallerInput): string[] {
  const problems: string[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const pattern = patternOf(path);
    const called = sources.some((source) => makesCall(source, method, pattern));
    if (!called && !reasons[call]) problems.push(`${call} has no caller in the browser's code, and no reason`);
    if (called && reasons[call]) problems.push(`${call} has a caller: its reason in callers.reasons.ts is not needed`);
  }
  const unknown = Object.keys(reasons).filter((call) => !calls.includes(call));
  return [...problems, ...unknown.map((call) => `${call} has a reason, but is no call of docs/access.md`)];
}

export async function callerProblems(root = ROOT): Promise<string[]> {
  const files = (await Promise.all(BROWSER.map((folder) => listFiles(`${folder}/**/*.{ts,tsx}`, root)))).flat();
  const code = files.filter((file) => !NO_CALLERS.test(file));
  const sources = await Promise.all(code.map((file) => readFile(join(root, file), 'utf8')));
  const calls = callsOf(await readFile(join(root, 'docs/access.md'), 'utf8'));
  return callersMissing({ calls, sources, reasons: WITHOUT_CALLER });
}
