import { fromWarsaw, toWarsaw } from './warsaw-time.ts';

test.each([
  ['2026-12-03', '18:00', '2026-12-03T17:00:00.000Z'],
  ['2027-07-01', '00:30', '2027-06-30T22:30:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s %s in Poland is %s, in both directions', (date, time, moment) => {
  expect(fromWarsaw({ date, time })).toBe(moment);
  expect(toWarsaw(moment)).toEqual({ date, time });
});

test('the time takes the first of the hour that comes twice in autumn', () => {
  expect(fromWarsaw({ date: '2027-10-31', time: '02:30' })).toBe('2027-10-31T00:30:00.000Z');
  expect(toWarsaw('2027-10-31T01:30:00.000Z')).toEqual({ date: '2027-10-31', time: '02:30' });
});

test.each([
  ['2027-03-28', '02:30'],
  ['2027-02-30', '12:00'],
  ['', '12:00'],
  ['2027-02-20', ''],
])('the time %s %s is refused', (date, time) => {
  expect(fromWarsaw({ date, time })).toBeNull();
});
