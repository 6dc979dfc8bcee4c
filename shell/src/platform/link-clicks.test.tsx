import { fireEvent } from '@testing-library/react';
import { setNavigationGuard } from '@wspolnik/system';
import { startLinkClicks } from './link-clicks.ts';

jest.useFakeTimers();
startLinkClicks();
const here = () => window.location.pathname + window.location.search + window.location.hash;

function click(html: string, init: MouseEventInit = {}): { taken: boolean } {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-click]') ?? document.querySelector('a');
  if (!target) throw new Error('nothing to click');
  // jsdom cannot follow a link, so clicks that the shell ignores are stopped here.
  let taken = false;
  const after = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', after, { once: true });
  fireEvent.click(target, init);
  // A page of ours renders in the frame after the click's own.
  jest.runAllTimers();
  return { taken };
}

beforeEach(() => window.history.replaceState(null, '', '/posts'));

it('the shell follows a link of ours without loading a document, also from inside it', () => {
  expect(click('<a href="/offers?page=2#top"><b data-click>x</b></a>').taken).toBe(true);
  expect(here()).toBe('/offers?page=2#top');
});

it.each([
  ['a new tab', '<a href="/offers">x</a>', { ctrlKey: true }],
  ['a new window', '<a href="/offers">x</a>', { shiftKey: true }],
  ['the Mac key', '<a href="/offers">x</a>', { metaKey: true }],
  ['the middle button', '<a href="/offers">x</a>', { button: 1 }],
  ['a target', '<a href="/offers" target="_blank">x</a>', {}],
  ['a download', '<a href="/offers" download>x</a>', {}],
  ['another site', '<a href="https://example.com/offers">x</a>', {}],
  ['mail', '<a href="mailto:a@example.com">x</a>', {}],
  ['the API', '<a href="/api/docs">x</a>', {}],
  ['the outbox', '<a href="/dev/mail">x</a>', {}],
  ['another language', '<a href="/en/posts">x</a>', {}],
  ['a jump within the page', '<a href="/posts#main">x</a>', {}],
])('the shell leaves %s to the browser', (_, html, init) => {
  expect(click(html, init).taken).toBe(false);
  expect(here()).toBe('/posts');
});

it('the shell stays when a form would lose its changes', () => {
  const release = setNavigationGuard(() => false);
  click('<a href="/offers">x</a>');
  release();
  expect(here()).toBe('/posts');
});
