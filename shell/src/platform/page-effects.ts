import { createScrollMemory } from './scroll-memory.ts';

/** Milliseconds in which a page may still grow to the height that it was left at. */
const GROWTH_TIME = 2000;

/** Scrolls to `top`, waiting for content that has to come first; stops when the person scrolls. */
function scrollWhenPossible(top: number): void {
  const page = document.documentElement;
  const reach = () => page.scrollHeight - window.innerHeight >= top;
  window.scrollTo(0, top);
  if (reach()) return;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (reach()) stop();
  });
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  setTimeout(stop, GROWTH_TIME);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}

/**
 * What a browser does by itself when it loads a document and what a soft navigation has to do instead: focus on the new
 * page's heading, its title read out, the scroll position. The title itself is set by the page (`usePage`).
 */
export function startPageEffects(): void {
  history.scrollRestoration = 'manual';
  const memory = createScrollMemory();
  let pathname = window.location.pathname;
  // The first page is the browser's own: it has the focus and the title, and only the scroll is left to do.
  let arrived = true;
  let target = memory.enter();
  if (target) scrollWhenPossible(target);

  window.addEventListener('scroll', () => arrived && memory.save(), { passive: true });
  window.addEventListener('pagehide', () => {
    memory.save();
    memory.store();
  });
  // Before the pages hear of the new address: a page that stays mounted may be ready at once.
  window.addEventListener('single-spa:before-routing-event', () => {
    // An entry that was never scrolled has its place as well, and Back leads to it.
    if (arrived) memory.save();
    target = memory.enter();
    if (window.location.pathname === pathname) {
      // The same page with another query: it scrolls for itself, unless Back leads to where one was before.
      if (arrived && target !== undefined) scrollWhenPossible(target);
      return;
    }
    arrived = false;
    pathname = window.location.pathname;
  });
  window.addEventListener('wp:page', (event) => {
    if (arrived) return;
    arrived = true;
    announce((event as CustomEvent<{ title: string }>).detail.title);
    focusHeading();
    if (!window.location.hash) scrollWhenPossible(target ?? 0);
  });
}
