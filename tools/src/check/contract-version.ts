import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Frame } from '@wspolnik/contract';
import { API_VERSION } from '../../../api/contract/src/version.ts';
import { readDocument } from '../../../api/src/testing/document.ts';
import { type ContractDocument, contractFacts, type Schema } from './contract-facts.ts';
import { ROOT } from './workspace.ts';

export const CONTRACT_REPORT = 'api/contract-report.txt';
const VERSION = 'api/contract/src/version.ts';
const WRITE = 'node tools/src/contract-report.ts';

export type Step = 'major' | 'minor' | null;

/** A version and what callers may rely on in it. The first line of the file is the version. */
export interface ContractReport {
  version: string;
  facts: readonly string[];
}

export const readReport = (text: string): ContractReport => {
  const [version = '', ...facts] = text.trimEnd().split('\n');
  return { version, facts };
};
export const writeReport = ({ version, facts }: ContractReport): string => `${[version, ...facts].join('\n')}\n`;

export async function currentReport(): Promise<ContractReport> {
  const document = (await readDocument()) as unknown as ContractDocument;
  return { version: API_VERSION, facts: contractFacts(document, Frame as Schema) };
}

export const storedReport = async (): Promise<ContractReport> =>
  readReport(await readFile(join(ROOT, CONTRACT_REPORT), 'utf8'));

/** The contract has changed, and its version or its report has not. */
export async function contractProblems(): Promise<string[]> {
  const [stored, current] = await Promise.all([storedReport(), currentReport()]);
  const problems = versionProblems(stored, current);
  if (problems.length > 0) return problems;
  return writeReport(stored) === writeReport(current) ? [] : [`${CONTRACT_REPORT} is stale: ${WRITE}`];
}

/** Reasons not to write the report: the version must show the changes that callers would notice. */
export function versionProblems(stored: ContractReport, current: ContractReport, place = VERSION): string[] {
  const { step, reasons } = compareContracts(stored.facts, current.facts);
  const needed = step && raise(stored.version, step);
  if (!needed || compare(current.version, needed) >= 0) return [];
  const first = reasons.slice(0, 10).map((reason) => `  ${reason}`);
  return [[`${place} says ${current.version}; this change asks for ${needed}:`, ...first].join('\n')];
}

/**
 * Losses break callers, and so do new demands on what they send, unless the whole call or schema is new. Everything
 * else that is new is an addition.
 */
export function compareContracts(
  before: readonly string[],
  after: readonly string[],
): { step: Step; reasons: string[] } {
  const [old, now] = [new Set(before), new Set(after)];
  const gone = before.filter((fact) => !now.has(fact));
  const added = after.filter((fact) => !old.has(fact));
  const isHeld = (fact: string) => now.has(relaxed(fact)) || isReplaced(fact, before, now) || isOfUnused(fact, now);
  const breaks = [
    ...gone.filter((fact) => !isHeld(fact)).map((fact) => `gone: ${fact}`),
    ...added.filter((fact) => isDemand(fact, before)).map((fact) => `new: ${fact}`),
  ];
  if (breaks.length > 0) return { step: 'major', reasons: breaks };
  const reasons = [...gone.map((fact) => `gone: ${fact}`), ...added.map((fact) => `new: ${fact}`)];
  return { step: reasons.length > 0 ? 'minor' : null, reasons };
}

/**
 * The fact that no caller notices beside this one: sent properties may be missing, answered ones are always there, and the session of a
 * public call may be read.
 */
function relaxed(fact: string): string {
  if (fact.includes(' takes ')) return fact.replace(/(?<!\?): /, '?: ');
  return fact.replace(/\?: /, ': ').replace(/ is for public$/, ' is for guest');
}

/**
 * Where the fact names a schema, or several, there are others that answer all that those answered, or take all that those took without a
 * new demand.
 */
function isReplaced(fact: string, before: readonly string[], now: ReadonlySet<string>): boolean {
  const [, place = '', way = '', names = ''] = /^(.+ (answers|takes) \S*: )([A-Z][\w |]*)$/.exec(fact) ?? [];
  const other = place && [...now].find((one) => one.startsWith(place));
  if (!other) return false;
  const factsOf = (name: string, facts: Iterable<string>) => {
    const start = `${name} ${way} `;
    return [...facts].filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
  };
  const fits = (name: string, next: string) => {
    const [old, all] = [factsOf(name, before), new Set(factsOf(next, now))];
    const isHeld = (one: string) => all.has(one) || (way === 'takes' && all.has(one.replace(/(?<!\?): /, '?: ')));
    const demands = way === 'takes' ? [...all].filter((one) => /^\S*(?<!\?): /.test(one) && !old.includes(one)) : [];
    return old.length > 0 && old.every(isHeld) && demands.length === 0;
  };
  const after = other.slice(place.length).split(' | ');
  return names.split(' | ').every((name) => after.some((next) => next === name || fits(name, next)));
}

/** A fact of a schema that is not used in this way any more: where it was used is a fact as well. */
function isOfUnused(fact: string, now: ReadonlySet<string>): boolean {
  const [start] = /^[A-Z]\w* (answers|takes) /.exec(fact) ?? [];
  return start !== undefined && ![...now].some((one) => one.startsWith(start));
}

/** Whether callers of a known call, or of a known part of what they send, must send more than before. */
function isDemand(fact: string, before: readonly string[]): boolean {
  const [, subject = '', path = ''] = /^(.+) takes (\S*)(?<!\?): /.exec(fact) ?? [];
  if (subject === '') return false;
  const known = before.filter((one) => one.startsWith(`${subject} takes `) || one.startsWith(`${subject} is for `));
  const within = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
  const has = (part: string) => known.some((one) => one.startsWith(`${subject} takes ${part}`));
  return known.length > 0 && !has(path) && (has(within) || !/[.[]/.test(within));
}

const numbers = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Before 1.0.0 the second number shows breaks, the third additions: `^0.1.0` of a package.json takes no 0.2.0. */
function raise(version: string, step: Step): string {
  const [major, minor, patch] = numbers(version);
  if (major === 0) return step === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

function compare(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
