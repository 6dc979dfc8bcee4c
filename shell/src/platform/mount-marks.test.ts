import { markMount, startMountMarks } from './mount-marks.ts';
import { takeRelease } from './remotes.ts';

const ENTRY = `/r/mf_offers/${'0123456789ab'.padEnd(64, 'c')}.js`;
let sent: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  globalThis.fetch = jest.fn(async (url: string, { body }: { body: string }) => {
    sent.push(url, ...JSON.parse(body));
    return new Response(null, { status: 204 });
  }) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/offers/7');
  takeRelease(12, []);
});
afterEach(() => jest.useRealTimers());

const report = {
  type: 'unfinished-mount',
  url: `${window.location.origin}/offers/7`,
  body: {
    documentURL: `${window.location.origin}/offers/7`,
    remote: 'mf_offers',
    version: '0123456789ab',
    release: 12,
  },
};

it('a remote that froze the page is named once when the page starts again', () => {
  markMount('mf_offers', ENTRY);
  startMountMarks();
  expect(sent).toEqual(['/reports', expect.objectContaining(report)]);
  startMountMarks();
  expect(sent).toHaveLength(2);
});

it('a stuck mount is named by another tab once no mount can take that long', () => {
  markMount('mf_offers', ENTRY);
  // Another tab has its own storage for its session.
  sessionStorage.clear();
  startMountMarks();
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(20_000);
  startMountMarks();
  expect(sent).toEqual(['/reports', expect.objectContaining(report)]);
});

it('nothing is reported of a remote that goes on after its mount, or whose page is left meanwhile', () => {
  const settled = markMount('mf_offers', ENTRY);
  settled();
  jest.advanceTimersByTime(1000);
  startMountMarks();
  markMount('mf_offers', ENTRY);
  window.dispatchEvent(new Event('pagehide'));
  startMountMarks();
  expect(sent).toEqual([]);
});

it('a remote that stops right after its mount is named', () => {
  const settled = markMount('mf_offers', ENTRY);
  settled();
  jest.advanceTimersByTime(900);
  startMountMarks();
  expect(sent).toHaveLength(2);
});
