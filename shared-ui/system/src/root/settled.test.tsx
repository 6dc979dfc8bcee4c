import { render } from '@testing-library/react';
import { busyWhile, markBusy, useBusy } from './settled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const isSettled = () => document.documentElement.hasAttribute('data-settled');
/** Milliseconds: longer than a frame. */
const FRAME = 50;

test('the page settles a frame after the last of those that kept it busy', () => {
  const [first, second] = [markBusy(), markBusy()];
  first();
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(false);
  second();
  expect(isSettled()).toBe(false);
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(true);
  markBusy()();
  expect(isSettled()).toBe(false);
});

test('work that begins in that frame keeps the page busy', () => {
  markBusy()();
  const release = markBusy();
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(false);
  release();
});

test('releasing twice does not release what somebody else holds', () => {
  const [first, second] = [markBusy(), markBusy()];
  first();
  first();
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(false);
  second();
});

test('a failed promise no longer keeps it busy', async () => {
  await expect(busyWhile(Promise.reject(new Error('no')))).rejects.toThrow('no');
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(true);
});

test('a component keeps it busy while it is marked so and on the page', () => {
  const Part = ({ isBusy }: { isBusy: boolean }) => {
    useBusy(isBusy);
    return null;
  };
  const { rerender, unmount } = render(<Part isBusy />);
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(false);
  rerender(<Part isBusy={false} />);
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(true);
  rerender(<Part isBusy />);
  expect(isSettled()).toBe(false);
  unmount();
  jest.advanceTimersByTime(FRAME);
  expect(isSettled()).toBe(true);
});
