/** Notes listeners of what outlives a page of a remote: everything but elements, whose listeners go with them, and `<html>`, `<body>`. */
export function watchListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  type Options = boolean | AddEventListenerOptions | undefined;
  /** Target → `type capture` → listener → ends its note. As the browser, it holds a listener as long as its target. */
  const noted = new WeakMap<EventTarget, Map<string, Map<unknown, () => void>>>();

  const captures = (options: Options) => (typeof options === 'object' ? options.capture : options) === true;
  const keyOf = (type: string, options: Options) => `${type} ${captures(options)}`;
  const outlives = (target: EventTarget) =>
    !(target instanceof Element) || target === document.body || target === document.documentElement;

  function listenersOf(target: EventTarget, key: string): Map<unknown, () => void> {
    const ofTarget = noted.get(target) ?? new Map<string, Map<unknown, () => void>>();
    const listeners = ofTarget.get(key) ?? new Map<unknown, () => void>();
    noted.set(target, ofTarget.set(key, listeners));
    return listeners;
  }
  function forget(target: EventTarget, type: string, listener: unknown, options: Options): void {
    const listeners = noted.get(target)?.get(keyOf(type, options));
    listeners?.get(listener)?.();
    listeners?.delete(listener);
  }
  function add(target: EventTarget, type: string, listener: unknown, options: Options): void {
    const listeners = listenersOf(target, keyOf(type, options));
    if (listeners.has(listener)) return;
    const name = target instanceof Element ? `<${target.localName}>` : target.constructor.name.toLowerCase();
    listeners.set(listener, window.__gate.open('listener', `"${type}" on ${name}`, window.__gate.held(target)));
    const end = () => forget(target, type, listener, options);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (once) addEventListener.call(target, type, end, { once, capture: captures(options) });
    if (signal) addEventListener.call(signal, 'abort', end, { once: true });
  }

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (listener && outlives(target)) add(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    forget(target, type, listener, options);
  };
  // The older names of the same.
  MediaQueryList.prototype.addListener = function (listener) {
    if (listener) this.addEventListener('change', listener as EventListener);
  };
  MediaQueryList.prototype.removeListener = function (listener) {
    if (listener) this.removeEventListener('change', listener as EventListener);
  };
}
