import { act, render, screen } from '@testing-library/react';
import { fakeApi, problem } from '@wspolnik/testing';
import { emptyCache } from './cache.ts';
import { defineRead } from './read.ts';
import { type ReadOptions, useRead } from './use-read.ts';

interface Payment {
  status: string;
}
const paymentRead = defineRead<Payment>('payment/');

function Status({ options }: { options?: ReadOptions<Payment> }) {
  const refreshInterval = (latest: Payment | undefined) => (latest?.status === 'pending' ? 1_000 : 0);
  const { data, error } = useRead(paymentRead(), options ?? { refreshInterval });
  return <p>{data?.status ?? error?.code ?? 'loading'}</p>;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  jest.useFakeTimers();
  await emptyCache();
});
afterEach(() => jest.useRealTimers());

it('a read repeats a read at intervals until its answer needs no more', async () => {
  const answers = ['pending', 'pending', 'paid', 'never read'];
  fakeApi({ 'GET payment/': () => ({ status: answers.shift() }) });
  render(<Status />);
  await pass(0);
  expect(screen.getByText('pending')).toBeVisible();
  await pass(10_000);
  expect(screen.getByText('paid')).toBeVisible();
  expect(answers).toEqual(['never read']);
});

it.each([
  [undefined, 'unavailable'],
  [true, 'paid'],
])('a read is repeated by itself after a failure when asked to: %s', async (shouldRetryOnError, shown) => {
  let fails = true;
  fakeApi({ 'GET payment/': () => (fails ? problem(503, 'unavailable') : { status: 'paid' }) });
  render(<Status options={shouldRetryOnError === undefined ? {} : { shouldRetryOnError }} />);
  await pass(0);
  expect(screen.getByText('unavailable')).toBeVisible();
  fails = false;
  await pass(60_000);
  expect(screen.getByText(shown)).toBeVisible();
});
