import { contrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0f5c4a', '#ffffff', 7.89],
])('contrast of %s and %s is %d', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 1);
  expect(contrast(second, first)).toBeCloseTo(ratio, 1);
});

test('a value that is no hex colour has no contrast', () => {
  expect(contrast('rgb(0 0 0 / 60%)', '#fff')).toBeNull();
});
