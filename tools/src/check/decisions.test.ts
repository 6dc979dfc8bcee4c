import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { decisionProblems } from './decisions.ts';

let root: string;

const write = (file: string, text: string) => writeFile(join(root, 'docs/adr', file), text);
const page = (number: number, ...relations: string[]) =>
  [`# ${number}. Title`, '', 'Accepted, 20 November 2026', '', ...relations, '', '## Context', ''].join('\n');
const index = (...rows: string[]) => write('README.md', ['# Decisions', ...rows, ''].join('\n'));

const FIRST = '| [1](0001-a.md) | Title | |';
const SECOND = '| [2](0002-b.md) | Title | |';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'decisions-'));
  await mkdir(join(root, 'docs/adr/superseded'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('a page without a row in the index is named with its row', async () => {
  await Promise.all([index(FIRST), write('0001-a.md', page(1)), write('0002-b.md', page(2))]);
  assert.deepEqual(await decisionProblems(root), ['docs/adr/README.md lacks the row: | [2](0002-b.md) | Title |']);
});

test('a missing number must be explained in the index', async () => {
  await Promise.all([index(SECOND), write('0002-b.md', page(2))]);
  assert.deepEqual(await decisionProblems(root), ['docs/adr/README.md does not say why there is no ADR 1']);
  await index('The number 1 was not used.', SECOND);
  assert.deepEqual(await decisionProblems(root), []);
});

test('a page that is amended names the newer one', async () => {
  await Promise.all([index(FIRST, SECOND), write('0002-b.md', page(2, '- Amends [ADR 1](0001-a.md): its limit'))]);
  await write('0001-a.md', page(1));
  assert.deepEqual(await decisionProblems(root), [
    'docs/adr/0001-a.md lacks the line: - Amended by [ADR 2](0002-b.md)',
  ]);
  await write('0001-a.md', page(1, '- Amended by [ADR 2](0002-b.md)'));
  assert.deepEqual(await decisionProblems(root), []);
});

test('a superseded page lies in its folder', async () => {
  await Promise.all([index(FIRST, SECOND), write('0001-a.md', page(1, '- Superseded by [ADR 2](0002-b.md)'))]);
  await write('0002-b.md', page(2, '- Supersedes [ADR 1](0001-a.md)'));
  assert.deepEqual(await decisionProblems(root), ['docs/adr/0001-a.md is superseded; move it to superseded/']);
});

test('a link to a page that is not there is named', async () => {
  await Promise.all([index(FIRST), write('0001-a.md', page(1, '- Extends [ADR 7](0007-c.md)'))]);
  assert.deepEqual(await decisionProblems(root), ['docs/adr/0001-a.md names ADR 7, which is not there']);
});

test('a status in another form is named', async () => {
  await Promise.all([index(FIRST), write('0001-a.md', page(1).replace('Accepted,', 'Status: accepted,'))]);
  assert.deepEqual(await decisionProblems(root), [
    'docs/adr/0001-a.md:3 must read "Accepted, <day> <month> <year>" and no more',
  ]);
});

test('a link to a page that has moved is named with its new place', async () => {
  await Promise.all([
    index('| [1](superseded/0001-a.md) | Title | |', SECOND),
    write('superseded/0001-a.md', page(1, '- Superseded by [ADR 2](../0002-b.md)')),
    write('0002-b.md', page(2, '- Supersedes [ADR 1](0001-a.md)')),
  ]);
  assert.deepEqual(await decisionProblems(root), ['docs/adr/0002-b.md must link ADR 1 as superseded/0001-a.md']);
});

test('a relation without a link is named', async () => {
  await Promise.all([index(FIRST), write('0001-a.md', page(1, 'Supersedes ADR 7.'))]);
  assert.deepEqual(await decisionProblems(root), [
    'docs/adr/0001-a.md has "Supersedes ADR 7."; write "- Supersedes [ADR 4](<file>)"',
  ]);
});
