import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Link } from './link.tsx';
import { localePath, navigate, parseLocation, useLocation, useSearchParam } from './location.ts';
import { matchRoute } from './match-route.ts';
import { hasUnsavedInput, wouldLoseInput } from './navigation-guard.ts';
import { usePage } from './use-page.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

beforeEach(() => window.history.replaceState(null, '', '/offers'));

test.each([
  ['/', 'en', '/en'],
  ['/offers?page=2#x', 'en', '/en/offers?page=2#x'],
  ['/en/offers', 'en', '/en/offers'],
  ['/en/offers', 'pl', '/offers'],
  ['/en', 'pl', '/'],
  ['/?q=a', 'en', '/en?q=a'],
  ['/energy', 'pl', '/energy'],
  ['offers', 'pl', '/offers'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localePath(path, locale)).toBe(expected);
});

test.each([
  ['/en/offers/1?a=b#c', { pathname: '/offers/1', search: '?a=b', hash: '#c', locale: 'en' }],
  ['/en', { pathname: '/', search: '', hash: '', locale: 'en' }],
  ['/entry', { pathname: '/entry', search: '', hash: '', locale: 'pl' }],
])('the pattern of %s is parsed', (href, expected) => {
  expect(parseLocation(href)).toEqual(expected);
});

test('the first matching pattern wins, parameters are decoded', () => {
  const patterns = ['/offers', '/offers/create', '/offers/:id', '/documents/*'];
  expect(matchRoute(patterns, '/offers/create')).toEqual({ pattern: '/offers/create', params: {} });
  expect(matchRoute(patterns, '/offers/a%20b')).toEqual({ pattern: '/offers/:id', params: { id: 'a b' } });
  expect(matchRoute(patterns, '/offers/%E0%A4%A')).toEqual({ pattern: '/offers/:id', params: { id: '%E0%A4%A' } });
  expect(matchRoute(patterns, '/nowhere')).toBeNull();
});

function Page({ dirty = false }: { dirty?: boolean }) {
  const { pathname, search } = useLocation();
  usePage({ title: 'Oferty' });
  useUnsavedGuard(dirty);
  return (
    <p>
      {pathname}
      {search}
    </p>
  );
}

test('navigation keeps the language, and every reader of the address is updated', async () => {
  window.history.replaceState(null, '', '/en/offers');
  await renderUi(<Page />, { locale: 'en' });
  act(() => navigate('/offers/1?ref=x'));
  expect(screen.getByText('/offers/1?ref=x')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/en/offers/1');
});

test('a reader of one parameter is updated by it, and by no other', async () => {
  const drawn: (string | null)[] = [];
  function Reader() {
    drawn.push(useSearchParam('q'));
    return null;
  }
  await renderUi(<Reader />);
  for (const search of ['?q=a%C5%82', '?q=a%C5%82&page=2', '']) act(() => navigate(`/offers${search}`));
  expect(drawn).toEqual([null, 'ał', null]);
});

test('a page sets the document title and notifies the shell', async () => {
  const onPage = jest.fn();
  window.addEventListener('wp:page', (event) => onPage((event as CustomEvent).detail), { once: true });
  await renderUi(<Page />);
  expect(document.title).toBe('Oferty · Wspólnik');
  expect(onPage).toHaveBeenCalledWith({ title: 'Oferty' });
});

test('a link preloads its page on hover and on focus', async () => {
  const user = userEvent.setup();
  const warmed: string[] = [];
  const listen = (event: Event) => warmed.push((event as CustomEvent).detail.path);
  window.addEventListener('wp:warm', listen);
  await renderUi(<Link to="/offers/1">Oferta</Link>, { locale: 'en' });
  await user.hover(screen.getByRole('link'));
  await user.tab();
  window.removeEventListener('wp:warm', listen);
  expect(warmed).toEqual(['/en/offers/1', '/en/offers/1']);
});

test('unsaved changes ask before leaving: cancel stays, confirm leaves', async () => {
  const user = userEvent.setup();
  await renderUi(<Page dirty />);
  act(() => navigate('/points/registry'));
  await user.click(await screen.findByRole('button', { name: 'Zostań' }));
  expect(window.location.pathname).toBe('/offers');
  act(() => navigate('/points/registry'));
  await user.click(await screen.findByRole('button', { name: 'Opuść stronę' }));
  await waitFor(() => expect(window.location.pathname).toBe('/points/registry'));
});

test('the question mentions that changes are saved as a draft', async () => {
  const user = userEvent.setup();
  const Draft = () => {
    useUnsavedGuard(true, { kept: true });
    return null;
  };
  await renderUi(<Draft />);
  act(() => navigate('/points/registry'));
  expect(await screen.findByRole('alertdialog', { name: 'Opuścić stronę?' })).toHaveTextContent(
    'Zostaną na tym urządzeniu jako szkic.',
  );
  await user.click(screen.getByRole('button', { name: 'Opuść stronę' }));
  await waitFor(() => expect(window.location.pathname).toBe('/points/registry'));
});

test('the condition to allow leaving is evaluated at the time of leaving', async () => {
  let isOver = false;
  const Form = () => {
    useUnsavedGuard(true, { unless: () => isOver });
    return null;
  };
  await renderUi(<Form />);
  isOver = true;
  act(() => navigate('/auth/login'));
  expect(window.location.pathname).toBe('/auth/login');
});

test('a form can allow some addresses without a question, and allow unload when nothing would be lost', async () => {
  let isSaved = false;
  const Form = () => {
    useUnsavedGuard(true, { unless: (to) => to.startsWith('/offers?'), saved: () => isSaved });
    return null;
  };
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await renderUi(<Form />);
  act(() => navigate('/offers?step=2'));
  expect(window.location.search).toBe('?step=2');
  expect(unload()).toBe(false);
  expect([hasUnsavedInput(), wouldLoseInput()]).toEqual([true, true]);
  isSaved = true;
  expect(unload()).toBe(true);
  expect([hasUnsavedInput(), wouldLoseInput()]).toEqual([true, false]);
  act(() => navigate('/points/registry'));
  expect(window.location.pathname).toBe('/offers');
});

test('when one of two forms with unsaved changes is saved, the other one is still guarded, and Back asks once', async () => {
  const user = userEvent.setup();
  const forms = (dirty: boolean) => (
    <>
      <Page dirty />
      <Page dirty={dirty} />
    </>
  );
  const { rerender } = await renderUi(forms(true));
  rerender(forms(false));
  act(() => navigate('/points/registry'));
  await user.click(await screen.findByRole('button', { name: 'Zostań' }));
  expect(window.location.pathname).toBe('/offers');
  rerender(forms(true));
  const cancelNavigation = jest.fn();
  const back = new CustomEvent('single-spa:before-routing-event', {
    detail: { originalEvent: new PopStateEvent('popstate'), cancelNavigation },
  });
  act(() => void window.dispatchEvent(back));
  await user.click(await screen.findByRole('button', { name: 'Opuść stronę' }));
  expect(cancelNavigation).toHaveBeenCalledTimes(1);
  await expect(cancelNavigation.mock.calls[0]?.[0]).resolves.toBe(false);
});

test('unsaved changes guard a reload and Back, until they are saved', async () => {
  const user = userEvent.setup();
  const { rerender } = await renderUi(<Page dirty />);
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(false);
  const cancelNavigation = jest.fn();
  const back = new CustomEvent('single-spa:before-routing-event', {
    detail: { originalEvent: new PopStateEvent('popstate'), cancelNavigation },
  });
  act(() => void window.dispatchEvent(back));
  await user.click(await screen.findByRole('button', { name: 'Zostań' }));
  await expect(cancelNavigation.mock.calls[0]?.[0]).resolves.toBe(true);
  rerender(<Page />);
  expect(unload()).toBe(true);
});
