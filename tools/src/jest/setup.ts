import '@testing-library/jest-dom';

/** What layout-less jsdom cannot answer. A test that needs other answers replaces them itself. */
class NoLayoutObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

const noMatch = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// First-view tests run with `@jest-environment node`, where there is no page to complete.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: noMatch,
    ResizeObserver: NoLayoutObserver,
    IntersectionObserver: NoLayoutObserver,
  });
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}
