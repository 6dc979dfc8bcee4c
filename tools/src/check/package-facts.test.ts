import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareContracts, versionProblems } from './contract-version.ts';
import { packageFacts } from './package-facts.ts';

const root = await mkdtemp(join(tmpdir(), 'package-facts-'));
await mkdir(join(root, 'tools/types'), { recursive: true });
await writeFile(join(root, 'tools/types/assets.d.ts'), '');
after(() => rm(root, { recursive: true }));

const PANEL = `
  interface PanelProps { title: string; tone?: 'calm' | 'loud' }
  export function Panel(props: PanelProps, index = 0): string { return props.title; }
  export interface Size { width: number }`;

async function factsOf(source: string): Promise<string[]> {
  await writeFile(join(root, 'panel.ts'), source);
  return packageFacts(root, { '@wspolnik/panel': 'panel.ts' })['@wspolnik/panel'] ?? [];
}

/** The step that a changed source asks for. */
async function stepOf(from: string, to: string) {
  const before = await factsOf(PANEL);
  assert.ok(PANEL.includes(from));
  return compareContracts(before, await factsOf(PANEL.replace(from, to))).step;
}

test('a report names what functions take and answer, also by types that are not exported, and members of types', async () => {
  assert.deepEqual(await factsOf(PANEL), [
    '@wspolnik/panel Panel answers : string',
    '@wspolnik/panel Panel takes .title: string',
    '@wspolnik/panel Panel takes .tone?: "calm" | "loud" | undefined',
    '@wspolnik/panel Panel takes 1?: number',
    '@wspolnik/panel Size answers .width: number',
  ]);
});

test('what is exported beside a type does not change how its unions and members are printed', async () => {
  const source = "export type Panels = { tone: 'calm' | 'loud'; size: 1 | 2 }[];";
  const facts = await factsOf(source);
  assert.deepEqual(facts, ['@wspolnik/panel Panels answers : { size: 1 | 2; tone: "calm" | "loud"; }[]']);
  const beside = await factsOf(`export const alarm = { size: 2, tone: 'loud' } as const; ${source}`);
  assert.deepEqual(beside.slice(0, 1), facts);
});

test('what is gone, changed or demanded breaks users, what is new or optional does not', async () => {
  assert.equal(await stepOf('export interface Size', 'interface Size'), 'major');
  assert.equal(await stepOf('width: number', 'width: string'), 'major');
  assert.equal(await stepOf('title: string;', 'title: string; icon: string;'), 'major');
  assert.equal(await stepOf('title: string;', 'title: string; icon?: string;'), 'minor');
  assert.equal(await stepOf('width: number', 'width: number; height: number'), 'minor');
  assert.equal(await stepOf('return props.title', "return props.title + '!'"), null);
});

test('a version that shows less than the change is refused; before 1.0.0 the second number shows breaks', async () => {
  const stored = { version: '0.1.0', facts: await factsOf(PANEL) };
  const current = (version: string) => ({ version, facts: stored.facts.slice(1) });
  assert.match(
    versionProblems(stored, current('0.1.1'), 'panel/package.json')[0] ?? '',
    /panel\/package\.json says 0\.1\.1; .* 0\.2\.0/,
  );
  assert.deepEqual(versionProblems(stored, current('0.2.0')), []);
  const more = { version: '0.1.0', facts: [...stored.facts, '@wspolnik/panel Lid answers : string'] };
  assert.match(versionProblems(stored, more)[0] ?? '', /asks for 0\.1\.1/);
});
