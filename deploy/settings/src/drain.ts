import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import pTimeout from 'p-timeout';

export interface DrainTimes {
  /** Milliseconds in which /readyz is red and new requests are taken: as long as balancers need to notice. */
  delay: number;
  /** Milliseconds for the requests that run then. */
  deadline: number;
}

export interface Drain {
  /** For /readyz. */
  isEnding(): boolean;
  /** Resolves when nothing runs any more, or it is too late for what does. The caller then closes the server. */
  end(): Promise<void>;
}

/** A balancer asks on other connections afterwards. HTTP/2 has a frame for that, which `close` sends. */
function closeAfter(response: ServerResponse): void {
  if (response.req.httpVersionMajor === 1) response.shouldKeepAlive = false;
}

/**
 * The end of a server that loses no request: first it only reports that it ends, then connections end with their answers, then it
 * listens no more and running requests end. Websockets are none of them: they are open for hours, and closing the server ends them.
 */
export function openDrain(server: Server, { delay, deadline }: DrainTimes): Drain {
  const running = new Set<ServerResponse>();
  let isEnding = false;
  let settle: (() => void) | undefined;
  // Before the listener that answers, which may do so at once.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    if (isEnding) closeAfter(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) settle?.();
    });
  });
  return {
    isEnding: () => isEnding,
    async end() {
      isEnding = true;
      for (const response of running) closeAfter(response);
      await new Promise((resolve) => setTimeout(resolve, delay));
      // Idle connections end with it.
      server.close();
      const ended = new Promise<void>((resolve) => {
        settle = resolve;
      });
      if (running.size > 0) await pTimeout(ended, { milliseconds: deadline, message: false });
      for (const { req } of running) req.socket.destroy();
    },
  };
}
