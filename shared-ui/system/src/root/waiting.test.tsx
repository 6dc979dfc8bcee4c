import { act, screen } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { type ReactNode, use } from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx';
import { defineSlot } from '../slots/define-slot.tsx';
import { configureSlots } from '../slots/registry.ts';
import { Slot } from '../slots/slot.tsx';
import { definePages } from './define-pages.tsx';

const never = new Promise<string>(() => {});
const Endless = () => <p>{use(never)}</p>;
const failed = (error: unknown) => <p>panel: {(error as Error).message}</p>;

const pagesOf = (load: () => Promise<() => React.ReactNode>) =>
  definePages([{ path: '/offers', skeleton: 'text', load }]);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/offers');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** With the clock stopped, once the texts are there. */
async function show(page: ReactNode): Promise<void> {
  await renderUi(<p>texts</p>);
  jest.useFakeTimers();
  await renderUi(<ErrorBoundary fallback={failed}>{page}</ErrorBoundary>);
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('a page that never finishes fails after 6.5 s instead of showing its skeleton for ever', async () => {
  const { Page } = pagesOf(async () => Endless);
  await show(<Page />);
  await pass(6400);
  expect(screen.queryByText(/panel/)).toBeNull();
  await pass(200);
  expect(screen.getByText(/panel: nothing to show after 6500 ms/)).toBeVisible();
});

it('a slow page is shown when it comes', async () => {
  let arrive: (Page: () => React.ReactNode) => void = () => {};
  const { Page } = pagesOf(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await show(<Page />);
  await pass(5900);
  arrive(() => <h1>Oferty</h1>);
  await pass(100);
  expect(screen.getByRole('heading')).toHaveTextContent('Oferty');
  await pass(10_000);
  expect(screen.getByRole('heading')).toBeVisible();
});

it('the code of a page that never comes has its own panel, with a way to try again', async () => {
  const { Page } = pagesOf(() => new Promise(() => {}));
  await renderUi(<p>texts</p>);
  jest.useFakeTimers();
  await renderUi(<Page />);
  await pass(6600);
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
});

it('a slot that never finishes fails by itself', async () => {
  const messages = { pl: async () => ({}), en: async () => ({}) };
  const slot = defineSlot<'message.compose'>({ Component: Endless, loadMessages: messages });
  act(() => configureSlots(() => ({ remote: 'mf_wallet', load: async () => ({ slot }) })));
  await renderUi(<p>texts</p>);
  jest.useFakeTimers();
  await renderUi(
    <div>
      <h1>Oferty</h1>
      <Slot name="message.compose" recipient={null} onClose={() => undefined} fallback={<i>saldo</i>} eager />
    </div>,
  );
  await pass(100);
  expect(screen.getByText('saldo')).toBeVisible();
  await pass(6600);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
});
