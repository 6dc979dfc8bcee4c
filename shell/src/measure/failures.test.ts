import { describeFailure } from './failures.ts';

const FILE = `${'a'.repeat(64)}.js`;
const withStack = (error: Error, ...lines: string[]) => Object.assign(error, { stack: lines.join('\n') });
const OWN = `    at render (https://wspolnik.pl/r/mf_offers/${FILE}:1:2345)`;
const GUARDED = `    at https://wspolnik.pl/g/abc.def/mf_admin/${FILE}:2:7`;

afterEach(() => jest.restoreAllMocks());

test('a failure is described by its message and the places in built files', () => {
  const error = withStack(new TypeError('x is not a function'), 'TypeError', OWN, '    at native', GUARDED);
  expect(describeFailure(error)).toEqual({
    message: 'TypeError x is not a function',
    frames: [`${FILE}:1:2345`, `${FILE}:2:7`],
  });
});

test('a description has no address, quoted text or number, which may be of a person', () => {
  const message = 'Cannot show "Jan Kowalski" (jan@example.pl, tel. 600 700 800) at https://wspolnik.pl/profiles/17';
  const found = describeFailure(withStack(new Error(message), OWN))?.message;
  expect(found).not.toMatch(/Jan|Kowalski|example|600|profiles|17/);
});

test.each([
  ['an error of an extension', withStack(new Error('x'), '    at chrome-extension://abc/content.js:1:1')],
  ['a request that the page has ended', withStack(new DOMException('x', 'AbortError'), OWN)],
  ['no error at all', undefined],
])('%s is no failure of the page', (_, error) => {
  expect(describeFailure(error)).toBeNull();
});

test('a part that the page could not show is a failure also without a stack', () => {
  expect(describeFailure({ message: 'Loading chunk 12 failed' })).toEqual({
    message: 'Failure Loading chunk … failed',
    frames: [],
  });
});

test('nothing is a failure while the network is away', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describeFailure(withStack(new Error('x'), OWN))).toBeNull();
});
