import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.ts';
import { OfflineNotice } from './offline-notice.tsx';

const worker = new EventTarget();
const AT = Date.parse('2026-11-28T13:05:00Z');

const tell = (kept: number) => act(() => worker.dispatchEvent(new MessageEvent('message', { data: { kept } })));
const show = () => renderPage(<OfflineNotice />, { url: '/offers' });
const notice = () => screen.getByRole('status');

let isBack: boolean;

beforeEach(() => {
  isBack = false;
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  globalThis.fetch = async () => {
    if (isBack) return new Response('{}');
    throw new TypeError('Failed to fetch');
  };
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-kept');
});

it('the notice says since when the copies in view are, the oldest of them', async () => {
  await show();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(notice()).not.toHaveTextContent('kopię');
  tell(AT + 60_000);
  tell(AT);
  expect(notice()).toHaveTextContent('Brak połączenia z internetem. Widzisz kopię z: 28 lis 2026, 14:05.');
  jest.restoreAllMocks();
});

it('a page that the service worker has brought names its age from the start', async () => {
  document.documentElement.setAttribute('data-kept', String(AT));
  await show();
  expect(notice()).toHaveTextContent('Serwis nie odpowiada. Widzisz kopię z: 28 lis 2026, 14:05.');
});

it('a server that answers again ends the notice, and whoever waits for the network goes on', async () => {
  jest.useFakeTimers();
  await show();
  let wentOn = 0;
  window.addEventListener('online', () => {
    wentOn += 1;
  });
  tell(AT);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(notice()).toHaveTextContent('Serwis nie odpowiada.');
  isBack = true;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(notice()).toBeEmptyDOMElement();
  expect(wentOn).toBe(1);
});

it('another page begins without the copies of the one before', async () => {
  await show();
  tell(AT);
  const detail = { oldUrl: 'http://x/offers', newUrl: 'http://x/companies' };
  act(() => void window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail })));
  expect(notice()).toBeEmptyDOMElement();
});
