import { earlyAnswers, forgetEarly, keepEarly } from './early.ts';

afterEach(() => {
  forgetEarly();
  jest.useRealTimers();
});

it('the store provides prefetched data as soon as it arrives', async () => {
  keepEarly('offers/', async () => 'offers');
  expect(earlyAnswers).toEqual({});
  await window.__early?.['offers/'];
  expect(earlyAnswers).toEqual({ 'offers/': 'offers' });
});

it('the store provides nothing from before a write', async () => {
  keepEarly('offers/', async () => 'offers');
  await window.__early?.['offers/'];
  forgetEarly();
  expect(earlyAnswers).toEqual({});
});

it('the store provides nothing that arrives after a write but was requested before it', async () => {
  let answer: (value: unknown) => void = () => undefined;
  keepEarly('offers/', () => new Promise((resolve) => (answer = resolve)));
  forgetEarly();
  answer('offers');
  await Promise.resolve();
  expect(earlyAnswers).toEqual({});
});

it('the store drops a response that nobody used for 15 seconds', async () => {
  jest.useFakeTimers();
  keepEarly('offers/', async () => 'offers');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(earlyAnswers).toEqual({ 'offers/': 'offers' });
  await jest.advanceTimersByTimeAsync(1);
  expect(earlyAnswers).toEqual({});
});
