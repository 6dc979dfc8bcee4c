import { HOUR_MS, setNavigationGuard } from '@wspolnik/system';
import { version } from '../testing/entries.ts';
import { startNextRelease } from './next-release.ts';
import { availableRemotes, currentNumber, takeRelease } from './remotes.ts';

const SHELL = `/r/shell/${'0'.repeat(64)}.js`;
const renew = jest.fn(async () => {});
const reload = jest.fn();
const next = (number: number, rest: object = {}) => ({
  number,
  shell: SHELL,
  remotes: [version(String(number))],
  urgent: [],
  ...rest,
});

let answer: () => Promise<Response>;
let asked: string[];
let page = 1;

beforeAll(() => {
  jest.useFakeTimers();
  startNextRelease({ renew, reload });
});
beforeEach(() => {
  // The page may ask again.
  jest.advanceTimersByTime(1000);
  document.head.innerHTML = `<script type="application/json" id="start">{"main":"${SHELL}"}</script>`;
  renew.mockClear();
  reload.mockClear();
  asked = [];
  answer = async () => new Response(null, { status: 204 });
  globalThis.fetch = jest.fn((url: string) => {
    asked.push(url);
    return answer();
  }) as unknown as typeof fetch;
  takeRelease(1, [version('1')]);
});
afterAll(() => jest.useRealTimers());

const hover = () => window.dispatchEvent(new CustomEvent('wp:warm', { detail: { path: '/offers' } }));
const settle = () => jest.advanceTimersByTimeAsync(0);

/** What single-spa does at a change of the address: it waits for who wants to cancel, then mounts. */
function go(href = `/offers?page=${page++}`, from = '/contact') {
  window.history.replaceState(null, '', href);
  const waits: Promise<boolean>[] = [];
  const detail = {
    oldUrl: window.location.origin + from,
    newUrl: window.location.href,
    cancelNavigation: (wait: Promise<boolean>) => waits.push(wait),
  };
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
  const arrived = Promise.all(waits).then((cancelled) => {
    expect(cancelled).not.toContain(true);
    window.dispatchEvent(new CustomEvent('single-spa:routing-event', { detail }));
  });
  return { arrived, isWaiting: waits.length > 0 };
}

async function reply(release: object): Promise<void> {
  answer = async () => Response.json(release);
  hover();
  await settle();
}

it('a tab takes a newer release with the next page, and asks once a second at most', async () => {
  await reply(next(2));
  hover();
  expect(asked).toEqual(['/release?have=1']);
  expect(currentNumber()).toBe(1);
  await go().arrived;
  expect(currentNumber()).toBe(2);
  expect(availableRemotes()).toEqual([version('2')]);
  expect(renew).toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  hover();
  expect(asked).toEqual(['/release?have=1', '/release?have=2']);
});

it('does not ask while nobody goes anywhere', () => {
  jest.advanceTimersByTime(HOUR_MS);
  expect(asked).toEqual([]);
});

it('a tab asks when a link is pressed', () => {
  document.body.innerHTML = '<a href="/offers"><b>x</b></a><button>y</button>';
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked).toEqual([]);
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked).toEqual(['/release?have=1']);
});

it('a tab keeps the release while only the query changes', async () => {
  await reply(next(2, { urgent: ['mf_offers'] }));
  await go('/offers?q=a', '/offers').arrived;
  expect(currentNumber()).toBe(1);
  expect(renew).not.toHaveBeenCalled();
});

it('a tab keeps the release under a form with changes, and takes it afterwards', async () => {
  await reply(next(2));
  const release = setNavigationGuard(() => true);
  await go().arrived;
  expect(currentNumber()).toBe(1);
  expect(renew).not.toHaveBeenCalled();
  release();
  await go().arrived;
  expect(currentNumber()).toBe(2);
});

it('a tab takes back what is broken with the page to which somebody goes from a form', async () => {
  await reply(next(2, { urgent: ['mf_offers'] }));
  const release = setNavigationGuard(() => true);
  await go().arrived;
  // The page that loads keeps the form hidden until it stands.
  expect(currentNumber()).toBe(1);
  release();
  window.dispatchEvent(new CustomEvent('wp:page', { detail: { title: 'Oferty' } }));
  expect(currentNumber()).toBe(2);
});

it('a page whose form was sent stays until somebody goes on', async () => {
  await reply(next(2, { urgent: ['mf_offers'] }));
  setNavigationGuard(() => true)();
  window.dispatchEvent(new CustomEvent('wp:page', { detail: { title: 'Wysłano' } }));
  expect(currentNumber()).toBe(1);
});

it('a tab lets a navigation wait for an answer under way, for 150 ms', async () => {
  let send: (response: Response) => void = () => {};
  answer = () =>
    new Promise((resolve) => {
      send = resolve;
    });
  hover();
  const { arrived, isWaiting } = go();
  expect(isWaiting).toBe(true);
  await jest.advanceTimersByTimeAsync(100);
  send(Response.json(next(2)));
  await arrived;
  expect(currentNumber()).toBe(2);

  jest.advanceTimersByTime(1000);
  hover();
  const late = go();
  await jest.advanceTimersByTimeAsync(150);
  await late.arrived;
  expect(currentNumber()).toBe(2);
  // A later release that takes back nothing waits for the next page.
  renew.mockClear();
  send(Response.json(next(3)));
  await settle();
  expect(currentNumber()).toBe(2);
  await go().arrived;
  expect(currentNumber()).toBe(3);
});

it('a tab mounts the page again when a rollback of its remote comes just after it', async () => {
  answer = async () => Response.json(next(2, { urgent: ['mf_offers'] }));
  await go().arrived;
  renew.mockClear();
  await settle();
  expect(currentNumber()).toBe(2);
  expect(renew).toHaveBeenCalled();
});

it('such a page stays when something in it is unsaved', async () => {
  answer = async () => Response.json(next(2, { urgent: ['mf_offers'] }));
  await go().arrived;
  const release = setNavigationGuard(() => true);
  await settle();
  expect(currentNumber()).toBe(1);
  release();
});

it('a tab loads the document anew for another shell', async () => {
  await reply(next(2, { shell: `/r/shell/${'f'.repeat(64)}.js` }));
  expect(reload).not.toHaveBeenCalled();
  await go().arrived;
  expect(reload).toHaveBeenCalledTimes(1);
  expect(currentNumber()).toBe(1);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is busy', async () => new Response('busy', { status: 503 })],
  ['is behind', async () => Response.json(next(0))],
])('a tab goes on with its release when the gateway %s', async (_, broken) => {
  answer = broken as () => Promise<Response>;
  await go().arrived;
  await settle();
  await go().arrived;
  expect(currentNumber()).toBe(1);
});
