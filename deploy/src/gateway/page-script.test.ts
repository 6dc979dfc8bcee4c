import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUR_S } from '@wspolnik/settings';
import { integrityOf } from '../release/integrity.ts';
import { fileOf, isReady, type OpenPage, openPage, type PageOptions } from '../testing/open-page.ts';
import type { EarlyNeeds, EarlyRead } from './early.ts';
import type { PageFile } from './public-release.ts';

const OFFERS = 'offers/?limit=30';
const READS: EarlyRead[] = [{ path: OFFERS }];
const now = () => Math.floor(Date.now() / 1000);
const token = (exp: number) => `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`;
const session = (state: object) => ({ 'wspolnik.session': JSON.stringify({ state, version: 0 }) });
const SIGNED_IN = session({ access_token: token(now() + HOUR_S), company: null });

describe('the theme of a page', () => {
  const isDark = (options: PageOptions) => openPage(options).document.documentElement.className === 'dark';

  test('the chosen theme is shown before anything else, otherwise that of the system', () => {
    const chosen = (theme: string) => ({ stored: { 'wspolnik.theme': theme } });
    assert.equal(isDark({ ...chosen('dark') }), true);
    assert.equal(isDark({ ...chosen('light'), darkSystem: true }), false);
    assert.equal(isDark({ darkSystem: true }), true);
    assert.equal(isDark({}), false);
  });

  test('the theme of the system is shown where nothing can be stored', () => {
    assert.equal(isDark({ stored: null, darkSystem: true }), true);
  });
});

describe('the first reads of a page', () => {
  const requests = (stored: PageOptions['stored'], needs: EarlyNeeds = null) =>
    openPage({ stored, early: { reads: READS, needs } }).asked;

  test('a guest sends no bearer token, and asks in English like every call', () => {
    assert.deepEqual(requests({}), [{ url: `/api/${OFFERS}`, headers: { 'Accept-Language': 'en' } }]);
    assert.equal(requests({ 'wspolnik.session': '{broken' })[0]?.headers.Authorization, undefined);
    assert.equal(requests(null).length, 1);
  });

  test('a session sends its bearer token and the company in use', () => {
    const access_token = token(now() + HOUR_S);
    const [asked] = requests(session({ access_token, company: { id: 'c1' } }));
    assert.equal(asked?.headers.Authorization, `Bearer ${access_token}`);
    assert.equal(asked?.headers['Company-Id'], 'c1');
    assert.equal(requests(session({ access_token, company: null }))[0]?.headers['Company-Id'], undefined);
  });

  test('an expired or unreadable token sends nothing: the client refreshes first', () => {
    assert.deepEqual(requests(session({ access_token: token(now() - 1) })), []);
    assert.deepEqual(requests(session({ access_token: 'not a token' })), []);
  });

  test('a page for members requests nothing for a guest, a company page nothing for a person', () => {
    assert.deepEqual(requests({}, 'session'), []);
    assert.equal(requests(SIGNED_IN, 'session').length, 1);
    assert.deepEqual(requests(SIGNED_IN, 'company'), []);
    const access_token = token(now() + HOUR_S);
    assert.equal(requests(session({ access_token, company: { id: 'c1' } }), 'company').length, 1);
  });

  test('a guest gets the answers that the page was rendered from, and asks for nothing', async () => {
    const served = { name: 'mf_offers', answers: { [OFFERS]: { results: ['</script>'] } } };
    const page = openPage({ rendered: true, served, early: { reads: READS, needs: null } });
    await isReady(page);
    assert.equal((await page.window.__early?.[OFFERS])?.results[0], '</script>');
    assert.deepEqual(page.asked, []);
  });

  test('a guest asks when the page could not be rendered after all', async () => {
    const page = openPage({ rendered: true, early: { reads: READS, needs: null } });
    await isReady(page);
    assert.deepEqual(
      page.asked.map(({ url }) => url),
      [`/api/${OFFERS}`],
    );
  });

  test('somebody who is signed in asks at once, whatever the page was rendered from', () => {
    const served = { name: 'mf_offers', answers: { [OFFERS]: {} } };
    const page = openPage({ rendered: true, served, early: { reads: READS, needs: null }, stored: SIGNED_IN });
    assert.equal(page.asked.length, 1);
  });

  async function picturesOf(answer: unknown, pictures?: string) {
    const fetched: string[] = [];
    const page = openPage({
      answer,
      early: { reads: [{ path: OFFERS, pictures }], needs: null },
      before(window) {
        Object.assign(window, {
          Image: class {
            set src(url: string) {
              fetched.push(url);
            }
          },
        });
      },
    });
    const taken = await page.window.__early?.[OFFERS];
    await page.turn();
    return { fetched, taken };
  }

  test('the first three pictures of a list are fetched as soon as it arrives', async () => {
    const answer = { results: ['/a', '/b', null, '/c', '/d'].map((url) => ({ image: url && { thumbnail: url } })) };
    const { fetched, taken } = await picturesOf(answer, 'results.*.image.thumbnail');
    assert.deepEqual(fetched, ['/a', '/b', '/c']);
    assert.equal(taken, answer);
  });

  test('a single picture of a page can be addressed by its path', async () => {
    const { fetched } = await picturesOf({ images: [{ url: '/a' }, { url: '/b' }] }, 'images.0.url');
    assert.deepEqual(fetched, ['/a']);
  });

  test('a response without the pictures is passed on', async () => {
    for (const answer of [{}, { results: null }, { results: [] }, null]) {
      assert.deepEqual(await picturesOf(answer, 'results.*.image.thumbnail'), { fetched: [], taken: answer });
    }
    assert.deepEqual((await picturesOf({ results: [{ image: { thumbnail: '/a' } }] })).fetched, []);
  });
});

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

describe('what somebody does before React has taken the page over', () => {
  const MARKUP = `<form><input name="q" value=""><input type="checkbox" name="near"><select name="sort">
<option value="new">new</option><option value="old">old</option></select></form><button><b>Share</b></button>`;

  function openServed(main = MARKUP) {
    const page = openPage({
      rendered: true,
      served: SERVED,
      header: '<button>Menu</button><input name="find">',
      main,
    });
    const events: string[] = [];
    const note = (event: Event) => {
      const target = event.target as HTMLInputElement;
      events.push(`${event.type} ${target.name || target.textContent}`);
    };
    const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
      page.document.querySelector<Found>(selector) ?? assert.fail(selector);
    /** Listens as React does from now on. */
    const listen = () => {
      for (const type of ['click', 'input', 'change']) page.document.body.addEventListener(type, note);
    };
    const tell = async (type: string, detail?: { root: Element; step: 'begun' | 'done' }) => {
      page.window.dispatchEvent(new page.window.CustomEvent(type, { detail }));
      await page.turn();
    };
    const over = (root: string, step: 'begun' | 'done' = 'begun') => tell('wp:takeover', { root: find(root), step });
    return { page, events, find, listen, over, ready: () => tell('wp:page') };
  }
  type Opened = ReturnType<typeof openServed>;

  function type({ page, find }: Opened, selector: string, value: string): void {
    find(selector).value = value;
    find(selector).dispatchEvent(new page.window.Event('input', { bubbles: true }));
  }

  test('a press is given once, to the part that it belongs to, when that is taken over', async () => {
    const { events, find, listen, over, ready } = openServed();
    find('main b').click();
    listen();
    await over('#header');
    assert.deepEqual(events, []);
    await over('main [data-served]');
    assert.deepEqual(events, ['click Share']);
    await over('main [data-served]', 'done');
    await ready();
    assert.deepEqual(events, ['click Share']);
  });

  test('a press on a part that is taken over is only that', async () => {
    const { events, find, listen, over, ready } = openServed();
    await over('main [data-served]');
    listen();
    find('main button').click();
    await ready();
    await over('main [data-served]', 'done');
    assert.deepEqual(events, ['click Share']);
  });

  test('what is typed and chosen in the page is given back once, when it is ready', async () => {
    const opened = openServed();
    const { page, events, find, listen, over, ready } = opened;
    type(opened, '[name=q]', 'meb');
    type(opened, '[name=q]', 'meble');
    find('[name=near]').click();
    find<HTMLSelectElement>('[name=sort]').value = 'old';
    find('[name=sort]').dispatchEvent(new page.window.Event('change', { bubbles: true }));
    await over('main [data-served]');
    // As React resets fields that it controls.
    find('[name=q]').value = '';
    find('[name=near]').checked = false;
    find<HTMLSelectElement>('[name=sort]').value = 'new';
    await over('main [data-served]', 'done');
    assert.equal(find('[name=q]').value, '');
    listen();
    await ready();
    assert.deepEqual(
      [find('[name=q]').value, find('[name=near]').checked, find('[name=sort]').value],
      ['meble', true, 'old'],
    );
    assert.deepEqual(
      events.filter((event) => !event.startsWith('click')),
      ['input q', 'input near', 'change near', 'change sort'],
    );
    find('[name=q]').value = 'other';
    await ready();
    assert.equal(find('[name=q]').value, 'other');
  });

  test('a field that is rendered anew gets what was typed by its name', async () => {
    const opened = openServed();
    const { find, ready } = opened;
    type(opened, '[name=q]', 'meble');
    find('form').outerHTML = '<form><input name="q"></form>';
    await ready();
    assert.equal(find('[name=q]').value, 'meble');
  });

  test('what is typed in the header is given back with the header', async () => {
    const opened = openServed();
    const { find, over, ready } = opened;
    type(opened, '[name=find]', 'stal');
    await over('#header');
    find('[name=find]').value = '';
    await ready();
    assert.equal(find('[name=find]').value, '');
    await over('#header', 'done');
    assert.equal(find('[name=find]').value, 'stal');
  });

  test('what is typed while a part is taken over is given back, what is typed later is only that', async () => {
    const opened = openServed();
    const { events, find, listen, over, ready } = opened;
    await over('main [data-served]');
    type(opened, '[name=q]', 'meble');
    find('[name=q]').value = '';
    listen();
    await ready();
    assert.equal(find('[name=q]').value, 'meble');
    type(opened, '[name=q]', 'meble biurowe');
    events.length = 0;
    await ready();
    assert.deepEqual(events, []);
  });

  test('the next letter finds what was typed before React reset the field', async () => {
    const opened = openServed();
    const { page, find, listen, over, ready } = opened;
    type(opened, '[name=q]', 'me');
    await over('main [data-served]');
    find('[name=q]').value = '';
    listen();
    find('[name=q]').dispatchEvent(new page.window.InputEvent('beforeinput', { bubbles: true, data: 'b' }));
    type(opened, '[name=q]', `${find('[name=q]').value}b`);
    await ready();
    assert.equal(find('[name=q]').value, 'meb');
  });

  test('a press while a part is taken over comes after what was typed there', async () => {
    const opened = openServed();
    const { events, find, listen, over } = opened;
    type(opened, '[name=q]', 'meble');
    await over('main [data-served]');
    find('[name=q]').value = '';
    listen();
    find('main button').click();
    assert.equal(find('[name=q]').value, 'meble');
    assert.deepEqual([...new Set(events)], ['input q', 'click Share']);
  });

  test('a form that only scripts can send is not sent before they have come, any other is', async () => {
    const opened = openServed(
      '<form id="scripts" action="#"></form><form id="native" action=""></form><form id="search" action="/offers"></form>',
    );
    const { page, find, over } = opened;
    const sent: string[] = [];
    page.window.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent.push((event.target as HTMLElement).id);
      event.preventDefault();
    });
    const sendAll = () => {
      for (const id of ['scripts', 'native', 'search'])
        find(`#${id}`).dispatchEvent(new page.window.Event('submit', { bubbles: true, cancelable: true }));
    };
    sendAll();
    assert.deepEqual(sent, ['native', 'search']);
    await over('main [data-served]');
    sendAll();
    assert.deepEqual(sent, ['native', 'search', 'scripts', 'native', 'search']);
  });

  test('nothing is kept on a page that was not rendered', async () => {
    const page: OpenPage = openPage({ main: MARKUP });
    const pressed: string[] = [];
    const button = page.document.querySelector<HTMLElement>('main button') ?? assert.fail();
    button.click();
    button.addEventListener('click', () => pressed.push('again'));
    const detail = { root: button.parentElement, step: 'begun' };
    page.window.dispatchEvent(new page.window.CustomEvent('wp:takeover', { detail }));
    await page.turn();
    assert.deepEqual(pressed, []);
  });
});
