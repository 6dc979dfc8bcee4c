import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUR_S } from '@wspolnik/settings';
import { isReady, openPage, type PageOptions } from '../testing/open-page.ts';
import type { EarlyNeeds, EarlyRead } from './early.ts';

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

describe('a page with parts for somebody signed in', () => {
  const waits = (options: PageOptions) => openPage(options).document.documentElement.classList.contains('wp-waits');
  const stored = { ...SIGNED_IN, 'wspolnik.theme': 'light' };

  test('waits for them on a narrow screen, and on a wide one where nearly all of it is theirs', () => {
    assert.equal(waits({ stored, rendered: true, personal: true, narrow: true }), true);
    assert.equal(waits({ stored, rendered: true, personal: true }), false);
    assert.equal(waits({ stored, rendered: true, personal: 'wide' }), true);
  });

  test('waits neither for a guest nor where the gateway renders nothing', () => {
    assert.equal(waits({ rendered: true, personal: 'wide' }), false);
    assert.equal(waits({ stored, personal: 'wide' }), false);
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
