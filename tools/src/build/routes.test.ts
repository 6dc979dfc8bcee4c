import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { assertChunks, readManifest } from './routes.ts';

/** Of a remote with one page that has this title, and more. */
async function manifestWith(t: TestContext, title: string, more = '') {
  const dir = await mkdtemp(join(tmpdir(), 'routes-'));
  t.after(() => rm(dir, { recursive: true }));
  const files = {
    'src/app/pages.ts': `export const pages = [{ path: '/notes', title: '${title}', chunk: 'page-notes', ${more} }];`,
    'src/messages/pl.json': JSON.stringify({
      'notes.title': 'Notatki',
      'notes.menu': 'Moje',
      'notes.of': 'Notatki: {name}',
    }),
    'src/messages/en.json': JSON.stringify({
      'notes.title': 'Notes',
      'notes.menu': 'Mine',
      'notes.of': 'Notes: {name}',
    }),
    'src/features/own/messages/pl.json': JSON.stringify({ 'notes.own': 'Własne' }),
    'src/features/own/messages/en.json': JSON.stringify({ 'notes.own': 'Own' }),
  };
  await mkdir(join(dir, 'src/app'), { recursive: true });
  await mkdir(join(dir, 'src/messages'));
  await mkdir(join(dir, 'src/features/own/messages'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
  return readManifest({ dir, manifest: { name: 'mf_notes', exposes: {}, roles: [], routes: [], slots: [] } });
}

test('the title of a page is released in both languages', async (t) => {
  const { routes } = await manifestWith(t, 'notes.title');
  assert.deepEqual(routes, [{ path: '/notes', title: { pl: 'Notatki', en: 'Notes' }, chunks: ['page-notes'] }]);
});

test('a page with texts of its feature needs their chunk in its language, and may have its title among them', async (t) => {
  const { routes } = await manifestWith(t, 'notes.own', `messages: [{ group: 'own' }]`);
  assert.deepEqual(routes, [
    { path: '/notes', title: { pl: 'Własne', en: 'Own' }, chunks: ['page-notes', 'messages-own-{locale}'] },
  ]);
});

test('a page whose texts were not built in one of the languages is refused', () => {
  const manifest = {
    name: 'mf_notes',
    exposes: {},
    roles: [],
    routes: [{ path: '/notes', chunks: ['page-notes', 'messages-own-{locale}'] }],
    slots: [],
  };
  const chunks = { 'page-notes': [], 'messages-own-pl': [] };
  assert.throws(
    () => assertChunks(manifest, { entry: '', startup: [], chunks, files: [] }),
    /\/notes names messages-own-en, which was not built/,
  );
});

test('an entry of a menu has the title of its page, or its own label', async (t) => {
  const entry = async (more: string) =>
    (await manifestWith(t, 'notes.title', `menu: { group: 'main', order: 1, icon: 'tag'${more} }`)).routes[0]?.menu;
  const menu = { group: 'main', order: 1, icon: 'tag' };
  assert.deepEqual(await entry(''), { ...menu, label: { pl: 'Notatki', en: 'Notes' } });
  assert.deepEqual(await entry(`, label: 'notes.menu'`), { ...menu, label: { pl: 'Moje', en: 'Mine' } });
});

test('a title without a text, or with params, is refused', async (t) => {
  await assert.rejects(manifestWith(t, 'notes.gone'), /\/notes: notes\.gone/);
  await assert.rejects(manifestWith(t, 'notes.of'), /\/notes: notes\.of/);
});
