import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

const Offers = ({ name }: { name: string }) => <h1>{name}</h1>;

it('the page renders a prepared page without a skeleton', async () => {
  const { Page, prepare } = lazyPage(async () => Offers);
  await prepare();
  const skeleton = jest.fn(() => null);
  const Skeleton = skeleton;
  render(
    <Suspense fallback={<Skeleton />}>
      <Page name="Oferty" />
    </Suspense>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Oferty');
  expect(skeleton).not.toHaveBeenCalled();
});

it('the page loads an unprepared page when it is rendered', async () => {
  const { Page } = lazyPage(async () => Offers);
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Page name="Oferty" />
      </Suspense>,
    );
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Oferty');
});

it('the page leaves reporting a failure to the page', async () => {
  const { prepare } = lazyPage(() => Promise.reject(new Error('offline')));
  await expect(prepare()).resolves.toBeUndefined();
});

/** A page whose code loads only while `online` is true. */
function sometimes() {
  let online = false;
  const asked = jest.fn();
  const page = lazyPage(async () => {
    asked();
    if (!online) throw new Error('Loading chunk 7 failed');
    return Offers;
  });
  return { ...page, asked, connect: () => (online = true) };
}
const inSuspense = ({ Page }: ReturnType<typeof sometimes>) => (
  <Suspense fallback="…">
    <Page name="Oferty" />
  </Suspense>
);
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

it('shows a panel when the code fails to load, and the page after a retry', async () => {
  silence();
  const page = sometimes();
  await renderUi(inSuspense(page));
  expect(await screen.findByText('Nie udało się wczytać tej części strony')).toBeVisible();
  expect(page.asked).toHaveBeenCalledTimes(1);
  page.connect();
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Oferty' })).toBeVisible();
});

it('the page retries automatically when the connection is back, or when the page is opened again', async () => {
  silence();
  const page = sometimes();
  const { unmount } = await renderUi(inSuspense(page));
  await screen.findByText('Nie udało się wczytać tej części strony');
  unmount();
  await renderUi(inSuspense(page));
  await screen.findByText('Nie udało się wczytać tej części strony');
  page.connect();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Oferty' })).toBeVisible();
});

it('the page leaves a crash of the page to the error boundary around it', async () => {
  silence();
  const { Page } = lazyPage(async () => () => {
    throw new Error('crash');
  });
  await renderUi(
    <ErrorBoundary fallback={() => 'Odśwież stronę'}>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Odśwież stronę')).toBeVisible();
});
