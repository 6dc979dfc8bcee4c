import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integrityOf } from '../release/integrity.ts';
import { fileOf, isReady, openPage, type PageOptions } from '../testing/open-page.ts';
import type { PageFile } from './public-release.ts';

const file = (container: string, name: string, kind: PageFile['kind']): PageFile => {
  const url = fileOf(container, name, kind === 'style' ? 'css' : 'js');
  return { container, url, kind, integrity: integrityOf(url) };
};
const MAIN = file('shell', 'main', 'entry');
const TEXTS = file('shell', 'texts', 'chunk');
const CHUNK = file('mf_offers', 'page', 'chunk');
const STYLE = file('mf_offers', 'page', 'style');
const ENTRY = file('mf_offers', 'entry', 'entry');
const FILES = [MAIN, TEXTS, ENTRY, CHUNK, STYLE];
const urlsOf = (files: PageFile[]) => files.map(({ url }) => url);
const PICTURES = '<img fetchpriority="high" src="/a.jpg"><img fetchpriority="high" src="/b.jpg"><img src="/c.jpg">';
const SERVED = { name: 'mf_offers', answers: {} };

describe('the scripts of a page', () => {
  test('all are requested at once, and the shell begins when the page is read, each with the hash that its name is', async () => {
    const page = openPage({ files: FILES });
    assert.deepEqual(page.scripts(), urlsOf([TEXTS, CHUNK]));
    assert.deepEqual(page.preloads(), urlsOf([ENTRY, STYLE, MAIN]));
    await isReady(page);
    assert.deepEqual(page.scripts(), urlsOf([TEXTS, CHUNK, MAIN]));
    for (const tag of page.document.querySelectorAll<HTMLScriptElement>('script[src]')) {
      assert.equal(tag.integrity, integrityOf(new URL(tag.src).pathname));
      assert.equal(tag.crossOrigin, 'anonymous');
    }
  });

  test('scripts of a rendered page run after the pictures of its first row', async () => {
    const page = openPage({ files: FILES, rendered: true, served: SERVED, main: PICTURES });
    await isReady(page);
    assert.deepEqual(page.preloads(), urlsOf([TEXTS, CHUNK, ENTRY, STYLE, MAIN]));
    const [first, second] = page.document.querySelectorAll('img');
    first?.dispatchEvent(new page.window.Event('load'));
    await page.turn();
    assert.deepEqual(page.scripts(), []);
    second?.dispatchEvent(new page.window.Event('error'));
    await page.turn();
    assert.deepEqual(page.scripts(), urlsOf([TEXTS, CHUNK, MAIN]));
  });

  test('scripts of a rendered page do not wait for a picture that does not come', async () => {
    const page = openPage({ files: FILES, rendered: true, served: SERVED, main: PICTURES });
    await isReady(page);
    const [limit] = page.timers;
    assert.equal(limit?.ms, 1500);
    limit?.then();
    await page.turn();
    assert.deepEqual(page.scripts(), urlsOf([TEXTS, CHUNK, MAIN]));
  });

  test('scripts of a page that could not be rendered after all run at once', async () => {
    const page = openPage({ files: FILES, rendered: true, main: PICTURES });
    await isReady(page);
    assert.deepEqual(page.scripts(), urlsOf([TEXTS, CHUNK, MAIN]));
  });

  test('a script of any other address is refused, by the policy for Trusted Types too', async () => {
    let check: ((url: string) => string) | undefined;
    const before: PageOptions['before'] = (window) =>
      Object.assign(window, {
        trustedTypes: {
          createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
            assert.equal(name, 'mf-release');
            check = rules.createScriptURL;
            return rules;
          },
        },
      });
    openPage({ files: FILES, before });
    assert.equal(check?.(MAIN.url), MAIN.url);
    const { url } = MAIN;
    for (const other of [
      '/r/shell/a.js',
      `https://evil.test${url}`,
      `${url}?x`,
      `/g/x${url}`,
      url.replace('.js', '.cjs'),
    ])
      assert.throws(() => check?.(other), { name: 'TypeError' }, other);
  });

  test('a tag whose script has failed is removed, so that webpack asks again', async () => {
    const page = openPage({ files: FILES });
    await isReady(page);
    page.document.querySelector('script[src]')?.dispatchEvent(new page.window.Event('error'));
    assert.deepEqual(page.scripts(), urlsOf([CHUNK, MAIN]));
  });

  test('each chunk is kept with the file that it came in, before any of them can run', () => {
    const { window } = openPage({ files: FILES });
    const run = (container: string, src: string) => {
      Object.defineProperty(window.document, 'currentScript', { value: { src }, configurable: true });
      window.eval(`self["webpackChunk${container}"].push([["page"], {}])`);
    };
    run('mf_offers', 'https://a.test/r/mf_offers/0a.js');
    run('mf_offers', 'https://a.test/r/mf_offers/0b.js?r=1');
    run('shell', 'https://a.test/r/shell/0c.js');
    const kept = (container: string) =>
      (window[`webpackChunk${container}`] as { file: string }[]).map(({ file: name }) => name).join(' ');
    assert.deepEqual([kept('mf_offers'), kept('shell')], ['0a.js 0b.js', '0c.js']);
  });
});
