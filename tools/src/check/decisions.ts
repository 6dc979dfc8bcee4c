import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

const FOLDER = 'docs/adr';
const INDEX = `${FOLDER}/README.md`;
const STATUS = /^Accepted, \d{1,2} [A-Z][a-z]+ \d{4}$/;
const RELATION_WORD = /^(?:- )?(?:Supersed|Amend|Extend|Follow)/;
const AMENDMENT = /^- Amended on \d/;
const RELATION = /^- (?<verb>(?:Supersede|Amend|Extend)(?:s|e?d by)) \[ADR (?<number>\d+)\]\((?<target>[^)]+)\)/;
const REVERSE: Record<string, string> = {
  Supersedes: 'Superseded by',
  Amends: 'Amended by',
  Extends: 'Extended by',
  'Superseded by': 'Supersedes',
  'Amended by': 'Amends',
  'Extended by': 'Extends',
};

interface Relation {
  verb: string;
  number: number;
  target: string;
}

interface Decision {
  /** Below docs/adr: `0027-title.md`, `superseded/0005-title.md`. */
  file: string;
  number: number;
  title: string;
  status: string;
  relations: Relation[];
  /** Lines below the status that name a relation in another form. */
  malformed: string[];
}

async function readDecision(root: string, file: string): Promise<Decision> {
  const [title = '', , status = '', ...lines] = (await readFile(join(root, FOLDER, file), 'utf8')).split('\n');
  const head = lines.slice(0, lines.indexOf('## Context'));
  const relations = head.flatMap((line) => {
    const match = RELATION.exec(line)?.groups;
    return match ? [{ verb: match.verb ?? '', number: Number(match.number), target: match.target ?? '' }] : [];
  });
  const malformed = head.filter((line) => RELATION_WORD.test(line) && !RELATION.test(line) && !AMENDMENT.test(line));
  return { file, number: Number(/\d{4}/.exec(file)?.[0]), title, status, relations, malformed };
}

const linkFrom = (from: string, to: string) => relative(dirname(from), to);
const isIn = (folder: string, { file }: Decision) => dirname(file) === folder;

/** Problems of the head of a page: its title, its status, its folder. */
function headProblems(decision: Decision): string[] {
  const { file, number, title, status, relations, malformed } = decision;
  const problems = malformed.map((line) => `${file} has "${line}"; write "- Supersedes [ADR 4](<file>)"`);
  const isSuperseded = relations.some(({ verb }) => verb === 'Superseded by');
  if (!title.startsWith(`# ${number}. `)) problems.push(`${file}:1 must begin with "# ${number}. "`);
  if (!STATUS.test(status)) problems.push(`${file}:3 must read "Accepted, <day> <month> <year>" and no more`);
  if (isSuperseded && isIn('.', decision)) problems.push(`${file} is superseded; move it to superseded/`);
  if (!isSuperseded && isIn('superseded', decision)) problems.push(`${file} needs a line "- Superseded by [ADR …](…)"`);
  return problems;
}

/** Relations to a page that is not there or lies elsewhere, or that does not name this one. */
function relationProblems({ file, number, relations }: Decision, byNumber: ReadonlyMap<number, Decision>): string[] {
  return relations.flatMap((relation) => {
    const other = byNumber.get(relation.number);
    if (!other) return [`${file} names ADR ${relation.number}, which is not there`];
    const reverse = REVERSE[relation.verb];
    const link = linkFrom(file, other.file);
    // A superseded page that has not moved yet is named by its own head.
    const isKnown = [link, join('superseded', link)].includes(relation.target);
    const problems = isKnown ? [] : [`${file} must link ADR ${other.number} as ${link}`];
    if (other.relations.some((back) => back.verb === reverse && back.number === number)) return problems;
    return [...problems, `${other.file} lacks the line: - ${reverse} [ADR ${number}](${linkFrom(other.file, file)})`];
  });
}

/** Rows that the index lacks, and numbers that neither a page nor the index knows. */
function indexProblems(index: string, byNumber: ReadonlyMap<number, Decision>): string[] {
  const rows = [...byNumber.values()].map(
    ({ file, number, title }) => `| [${number}](${file}) | ${title.slice(`# ${number}. `.length)} |`,
  );
  const missing = rows.filter((row) => !index.includes(`\n${row}`));
  const numbers = Array.from({ length: Math.max(0, ...byNumber.keys()) }, (_, at) => at + 1);
  const unknown = numbers.filter((number) => !byNumber.has(number) && !RegExp(`\\b${number}\\b`).test(index));
  return [
    ...missing.map((row) => `README.md lacks the row: ${row}`),
    ...unknown.map((number) => `README.md does not say why there is no ADR ${number}`),
  ];
}

/** What is wrong with the heads of the pages in docs/adr, the links between them, and their index. */
export async function decisionProblems(root = ROOT): Promise<string[]> {
  const files = await listFiles(`${FOLDER}/{,superseded/}[0-9][0-9][0-9][0-9]-*.md`, root);
  const decisions = await Promise.all(files.map((file) => readDecision(root, relative(FOLDER, file))));
  const byNumber = new Map(decisions.map((decision) => [decision.number, decision]));
  const problems = [
    ...decisions.flatMap((decision) => [...headProblems(decision), ...relationProblems(decision, byNumber)]),
    ...indexProblems(await readFile(join(root, INDEX), 'utf8'), byNumber),
  ];
  return problems.map((problem) => `${FOLDER}/${problem}`);
}
