import { earlyAnswers, forgetEarly, keepEarly } from './early.ts';

afterEach(() => {
  forgetEarly();
  jest.useRealTimers();
});

it('hands out what was fetched ahead as soon as it is there', async () => {
  keepEarly('offers/', async () => 'offers');
  expect(earlyAnswers).toEqual({});
  await window.__early?.['offers/'];
  expect(earlyAnswers).toEqual({ 'offers/': 'offers' });
});

it('hands out nothing from before a write', async () => {
  keepEarly('offers/', async () => 'offers');
  await window.__early?.['offers/'];
  forgetEarly();
  expect(earlyAnswers).toEqual({});
});

it('hands out nothing that comes after a write which it did not see', async () => {
  let answer: (value: unknown) => void = () => undefined;
  keepEarly('offers/', () => new Promise((resolve) => (answer = resolve)));
  forgetEarly();
  answer('offers');
  await Promise.resolve();
  expect(earlyAnswers).toEqual({});
});

it('lets an answer go that nobody wanted for 15 seconds', async () => {
  jest.useFakeTimers();
  keepEarly('offers/', async () => 'offers');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(earlyAnswers).toEqual({ 'offers/': 'offers' });
  await jest.advanceTimersByTimeAsync(1);
  expect(earlyAnswers).toEqual({});
});
