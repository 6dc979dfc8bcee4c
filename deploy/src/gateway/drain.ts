import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';

/** Milliseconds for balancers to see that the gateway is not ready; until then it takes new requests. */
const NOTICE = 3000;
/** And for the requests that run then. Both together stay below the ten seconds that Docker waits before it kills. */
const RUNNING = 5000;

/** The end of a gateway that loses no request: /readyz is red, new requests become fewer, and running ones end. */
export function openDrain(app: FastifyInstance) {
  let isEnding = false;
  let running = 0;
  let idle: (() => void) | undefined;
  const finish = () => {
    running--;
    if (running === 0) idle?.();
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isEnding && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    // A websocket is open for hours; it is closed, and its page opens another one.
    if (request.headers.upgrade) return done();
    running++;
    reply.raw.once('close', finish);
    done();
  });
  return {
    isEnding: () => isEnding,
    async end(): Promise<void> {
      isEnding = true;
      await new Promise((resolve) => setTimeout(resolve, NOTICE));
      const ended = new Promise<void>((resolve) => {
        idle = resolve;
      });
      if (running > 0) await pTimeout(ended, { milliseconds: RUNNING, message: false });
    },
  };
}
