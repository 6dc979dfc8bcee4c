import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds; well under the time of a test, so that it fails by what it waited for.
configure({ asyncUtilTimeout: 10_000 });

/** What layout-less jsdom cannot answer. A test that needs other answers replaces them itself. */
class NoLayoutObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/** jsdom's Blob cannot be read but through its FileReader. */
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

// First-view tests run with `@jest-environment node`, where there is no page to complete.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: noMatch,
    ResizeObserver: NoLayoutObserver,
    IntersectionObserver: NoLayoutObserver,
  });
  Blob.prototype.arrayBuffer ??= readBlob;
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}

// Each test starts on a device that knows nothing: what one leaves behind would make another pass or fail.
beforeEach(() => {
  if (typeof window !== 'undefined') window.localStorage.clear();
});
