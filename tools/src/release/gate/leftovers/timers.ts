/** Notes timers and frames that are still to come. */
export function watchTimers(): void {
  type Callback = (...args: unknown[]) => unknown;
  type Start = (callback: Callback, ...rest: unknown[]) => number;
  type Stop = (id: number | undefined) => void;
  const table = window as unknown as Record<string, unknown>;

  function watch(start: string, stop: string, kind: string, isOnce: boolean): void {
    const begin = (table[start] as Start).bind(window);
    const end = (table[stop] as Stop).bind(window);
    const waiting = new Map<number, () => void>();
    const forget = (id: number) => {
      waiting.get(id)?.();
      waiting.delete(id);
    };
    table[start] = (callback: unknown, ...rest: unknown[]) => {
      // Text would be a script, which the policy of the page refuses.
      if (typeof callback !== 'function') return begin(callback as Callback, ...rest);
      const run: Callback = (...args) => {
        if (isOnce) forget(id);
        return callback.apply(window, args);
      };
      const id = begin(run, ...rest);
      const delay = typeof rest[0] === 'number' ? rest[0] : 0;
      const what = delay > 0 ? `${start} of ${delay} ms` : start;
      waiting.set(id, window.__gate.open(kind, what, undefined, isOnce ? delay : undefined));
      return id;
    };
    table[stop] = (id: number | undefined) => {
      end(id);
      if (id !== undefined) forget(id);
    };
  }

  watch('setTimeout', 'clearTimeout', 'timer', true);
  watch('setInterval', 'clearInterval', 'timer', false);
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'animation frame', true);
  watch('requestIdleCallback', 'cancelIdleCallback', 'idle callback', true);
}
