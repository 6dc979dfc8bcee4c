import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { featureMessageProblems } from './feature-messages.ts';

const NOTE = 'src/features/notes/note.tsx';
const PAGE = `{ path: '/notes', title: 'notes.title', MORE chunk: 'page-notes', load: async () => (await import('../features/notes/note.tsx')).Note }`;

/** Problems of a package whose feature `notes` has one text, with these files besides. */
async function problemsWith(t: TestContext, files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'texts-'));
  t.after(() => rm(root, { recursive: true }));
  const all = {
    'src/features/notes/messages/pl.json': '{"notes.title":"Notatki"}',
    'src/features/notes/messages/load.ts': 'export const notesMessages = { group: "notes" };',
    [NOTE]: `export const Note = () => 'notes.title';`,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, 'mf-notes', file)), { recursive: true });
    await writeFile(join(root, 'mf-notes', file), text);
  }
  return featureMessageProblems('mf-notes', root);
}

test('a page that loads the texts of its feature passes', async (t) => {
  const page = PAGE.replace('MORE', `messages: [{ group: 'notes' }],`);
  assert.deepEqual(await problemsWith(t, { 'src/app/pages.ts': `export const pages = [${page}];` }), []);
});

test('a page without the texts of its feature is named', async (t) => {
  const problems = await problemsWith(t, { 'src/app/pages.ts': `export const pages = [${PAGE.replace('MORE', '')}];` });
  assert.deepEqual(problems, [
    'mf-notes/src/app/pages.ts: /notes shows the feature notes, whose texts are not in its messages',
  ]);
});

test('a slot that reaches a feature through another module without its texts is named', async (t) => {
  const files = {
    'src/app/slot-note.ts': `import { Box } from './box.tsx';\nexport const slot = Box;`,
    'src/app/box.tsx': `import { Note } from '../features/notes/note.tsx';\nexport const Box = Note;`,
  };
  assert.deepEqual(await problemsWith(t, files), [
    'mf-notes/src/app/slot-note.ts: it shows the feature notes and does not load its texts',
  ]);
});

test('a text of a feature that shared code uses is named', async (t) => {
  assert.deepEqual(await problemsWith(t, { 'src/lib/head.ts': `export const title = 'notes.title';` }), [
    'mf-notes/src/lib/head.ts: notes.title is a text of the feature notes; move it to src/messages',
  ]);
});
