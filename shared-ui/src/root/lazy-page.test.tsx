import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page.ts';

const Offers = ({ name }: { name: string }) => <h1>{name}</h1>;

it('draws a page that was prepared without a skeleton before it', async () => {
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

it('fetches a page that nobody prepared when it is drawn', async () => {
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

it('leaves the telling of a failure to the page', async () => {
  const { prepare } = lazyPage(() => Promise.reject(new Error('offline')));
  await expect(prepare()).resolves.toBeUndefined();
});
