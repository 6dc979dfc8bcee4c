import { createServer } from 'node:net';
import { UserError } from './explain-failure.ts';

/** Rejects with the system's own error (EADDRINUSE, EACCES) when the port is not available. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve()));
  });
}

/** Null for no value; throws for an invalid port. */
export function portFrom(text: string | undefined): number | null {
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError(`PORT must be 0 to 65535, not "${text}".`);
  return port;
}
