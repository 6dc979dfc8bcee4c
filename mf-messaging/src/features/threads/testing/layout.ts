/** Px. A window of ten messages. */
const VIEWPORT = 600;
const ITEM = 60;

/** Gives the virtual list what jsdom has not: sizes of its box and its items, and a box that scrolls. */
export function giveLayout(): void {
  class SizeObserver {
    tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element) {
      const height = target.tagName === 'LI' ? ITEM : VIEWPORT;
      const entry = { target, contentRect: { width: 800, height } } as unknown as ResizeObserverEntry;
      queueMicrotask(() => this.tell([entry], this as unknown as ResizeObserver));
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: SizeObserver });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentNode;
    },
  });
  const topOf = (to: ScrollToOptions | number | undefined) => (typeof to === 'object' ? (to.top ?? 0) : 0);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    scrollBox(this, topOf(to));
  };
  Element.prototype.scrollBy = function scrollBy(this: Element, by?: ScrollToOptions | number) {
    scrollBox(this, this.scrollTop + topOf(by));
  };
}

/** No further than the ends of the box. */
function scrollBox(box: Element, top: number): void {
  const height = Number.parseFloat(box.querySelector('ol')?.style.height ?? '0');
  const next = Math.max(0, Math.min(top, height - VIEWPORT));
  if (next === box.scrollTop) return;
  box.scrollTop = next;
  box.dispatchEvent(new Event('scroll'));
}
