import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds; half the timeout of a test, so that a failure names what it waited for. What does arrive costs none of it.
configure({ asyncUtilTimeout: 30_000 });

/** Answers that jsdom, which has no layout, cannot give. A test that needs others replaces them. */
class NoLayoutObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/** jsdom's Blob can only be read through its FileReader. */
function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
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

// First-view tests run with `@jest-environment node`, without a page.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: noMatch,
    ResizeObserver: NoLayoutObserver,
    IntersectionObserver: NoLayoutObserver,
  });
  Blob.prototype.arrayBuffer ??= readBlob;
  // axe measures text on a canvas, and copes without one.
  HTMLCanvasElement.prototype.getContext = () => null;
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}

// Each test starts on a new device: data left by another test could change its result.
beforeEach(() => {
  if (typeof window !== 'undefined') window.localStorage.clear();
});
