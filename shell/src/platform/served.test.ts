import { takeServed } from './served.ts';

function served(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-served', '');
  return element;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('a part that the gateway has rendered is taken over once', () => {
  const header = served();
  expect(takeServed(header)).toBe(true);
  expect(takeServed(header)).toBe(false);
  expect(takeServed(document.createElement('div'))).toBe(false);
});

test.each(['/offers', '/?q=meble'])('a part of a page that has led on to %s is rendered anew', (address) => {
  window.history.replaceState(null, '', address);
  expect(takeServed(served())).toBe(false);
});

test('a part is taken over when only the place on the page has changed', () => {
  window.history.replaceState(null, '', '/#oferty');
  expect(takeServed(served())).toBe(true);
});
