/** Notes observers of something that is still on the page. */
export function watchObservers(): void {
  type Observer = { observe(...args: unknown[]): void; unobserve?(target: unknown): void; disconnect(): void };
  const names = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'];
  const table = window as unknown as Record<string, { prototype: Observer }>;

  /** One of a node that is on no page ends with the node. */
  function isObserving(observer: Observer, target: unknown): () => boolean {
    const isHeld = window.__gate.held(observer);
    const node = target instanceof Node ? new WeakRef(target) : null;
    return () => isHeld() && (!node || node.deref()?.isConnected === true);
  }
  function watch(name: string, prototype: Observer): void {
    const { observe, unobserve, disconnect } = prototype;
    /** Observer → what it observes → ends its note. */
    const noted = new WeakMap<Observer, Map<unknown, () => void>>();
    const forget = (observer: Observer, target: unknown) => {
      noted.get(observer)?.get(target)?.();
      noted.get(observer)?.delete(target);
    };
    prototype.observe = function (...args) {
      observe.apply(this, args);
      const [target] = args;
      const targets = noted.get(this) ?? new Map<unknown, () => void>();
      noted.set(this, targets);
      if (targets.has(target)) return;
      const what = `${name} of ${target instanceof Node ? target.nodeName.toLowerCase() : 'entries'}`;
      targets.set(target, window.__gate.open('observer', what, isObserving(this, target)));
    };
    if (unobserve) {
      prototype.unobserve = function (target) {
        unobserve.call(this, target);
        forget(this, target);
      };
    }
    prototype.disconnect = function () {
      disconnect.call(this);
      for (const target of [...(noted.get(this)?.keys() ?? [])]) forget(this, target);
    };
  }

  for (const name of names) watch(name, table[name]?.prototype as Observer);
}
