import { createServer } from 'node:net';

/** Rejects with the system's own error (EADDRINUSE, EACCES) when the port is not available. */
export function assertPortFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
