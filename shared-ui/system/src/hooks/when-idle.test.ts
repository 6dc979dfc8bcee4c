import { whenIdle } from './when-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls back after the content above the fold has loaded, unless cancelled before', () => {
  const call = jest.fn();
  const stopped = jest.fn();
  whenIdle(call);
  const stop = whenIdle(stopped);
  jest.advanceTimersByTime(1_499);
  expect(call).not.toHaveBeenCalled();
  stop();
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  expect(stopped).not.toHaveBeenCalled();
});

test('the callback never runs if the user asked to save data', () => {
  const call = jest.fn();
  Object.assign(navigator, { connection: { saveData: true } });
  whenIdle(call);
  jest.advanceTimersByTime(60_000);
  Object.assign(navigator, { connection: undefined });
  expect(call).not.toHaveBeenCalled();
});
