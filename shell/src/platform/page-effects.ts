import { createScrollMemory } from './scroll-memory.ts';

/** Milliseconds in which a page may grow to its previous height. */
const GROWTH_TIME = 2000;

/** Scrolls to `top`, waiting for content above it; stops when the person scrolls. */
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

/**
 * Returns a call that tells whether the person has gone on to something else since the last navigation, such as a menu of the
 * header or its search, while the page was loading. A focus that a closing menu or dialog returns is no such move.
 */
function watchFocus(): () => boolean {
  let from: Element | null = null;
  let hasActed = false;
  const note = () => {
    hasActed = true;
  };
  window.addEventListener('pointerdown', note, { capture: true, passive: true });
  window.addEventListener('keydown', note, { capture: true, passive: true });
  window.addEventListener('single-spa:before-routing-event', () => {
    from = document.activeElement;
    hasActed = false;
  });
  return () => {
    const now = document.activeElement;
    return hasActed && now !== null && now !== from && now !== document.body;
  };
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}

/**
 * Does for a soft navigation what a browser does when it loads a document: moves the focus to the new page's heading unless the
 * person has moved it meanwhile, announces its title and restores the scroll position. The page sets the title itself (`usePage`).
 */
export function startPageEffects(): void {
  history.scrollRestoration = 'manual';
  const memory = createScrollMemory();
  const isElsewhere = watchFocus();
  let pathname = window.location.pathname;
  // The browser handles focus and title of the first page; only scrolling is left.
  let arrived = true;
  let target = memory.enter();
  if (target) scrollWhenPossible(target);

  window.addEventListener('scroll', () => arrived && memory.save(), { passive: true });
  window.addEventListener('pagehide', () => {
    memory.save();
    memory.store();
  });
  // Before the pages get the new address: a page that stays mounted may be ready at once.
  window.addEventListener('single-spa:before-routing-event', () => {
    // An entry that was never scrolled has a position as well, to which Back leads.
    if (arrived) memory.save();
    target = memory.enter();
    if (window.location.pathname === pathname) {
      // The same page with another query scrolls itself, unless Back leads to a remembered position.
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
    if (!isElsewhere()) focusHeading();
    if (!window.location.hash) scrollWhenPossible(target ?? 0);
  });
}
