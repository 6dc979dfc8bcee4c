import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageSuspense } from './page-suspense.tsx';
import { markBusy } from './settled.ts';

const isSettled = () => document.documentElement.hasAttribute('data-settled');
/** Lets a frame pass. */
const frame = () => act(() => new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume))));

test('a page that a server has rendered is busy until its content is taken over, not only what is around it', async () => {
  let arrive!: (text: string) => void;
  const text = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Content = () => <h1>{use(text)}</h1>;
  const element = document.body.appendChild(document.createElement('div'));
  // What a server sends of it.
  element.innerHTML = '<!--$--><h1>Oferty</h1><!--/$-->';
  const mismatch = jest.fn();
  const release = markBusy();
  const tree = (
    <PageSuspense fallback="…">
      <Content />
    </PageSuspense>
  );
  const root = await act(async () => hydrateRoot(element, tree, { onRecoverableError: mismatch }));
  release();
  await frame();
  expect(screen.getByRole('heading', { name: 'Oferty' })).toBeVisible();
  expect(isSettled()).toBe(false);
  await act(async () => arrive('Oferty'));
  await frame();
  expect(isSettled()).toBe(true);
  expect(mismatch).not.toHaveBeenCalled();
  act(() => root.unmount());
  element.remove();
});
