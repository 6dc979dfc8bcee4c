/** Notes sockets, channels and workers that nobody has closed. */
export function watchConnections(): void {
  type Connection = { close?(): void; terminate?(): void; readyState?: number; port?: MessagePort };
  const table = window as unknown as Record<string, new (...args: unknown[]) => Connection>;
  /** Of a socket and an event source. */
  const CLOSED: Record<string, number> = { WebSocket: 3, EventSource: 2 };

  function isOpen(made: Connection, closed: number | undefined): () => boolean {
    const there = new WeakRef(made);
    return () => {
      const connection = there.deref();
      return connection !== undefined && (closed === undefined || connection.readyState !== closed);
    };
  }
  function watch(name: string): void {
    const Native = table[name];
    if (!Native) return;
    table[name] = new Proxy(Native, {
      construct(target, args, newTarget) {
        const made = Reflect.construct(target, args, newTarget) as Connection;
        const what = `${name} ${String(args[0] ?? '')}`.trim();
        const end = window.__gate.open('connection', what, isOpen(made, CLOSED[name]));
        for (const closing of ['close', 'terminate'] as const) {
          const close = made[closing];
          if (!close) continue;
          made[closing] = (...rest: []) => {
            end();
            close.apply(made, rest);
          };
        }
        return made;
      },
    });
  }

  for (const name of ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'SharedWorker']) watch(name);
}
