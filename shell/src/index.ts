import { pause } from './lib/pause.ts';
import { integrityOf } from './platform/integrity.ts';

declare global {
  interface Window {
    /** Hash of a file of a release; throws for any other address. */
    __wpIntegrity?: (url: string) => string;
  }
}

// Before any other module: later ones take the hashes of their files from here.
window.__wpIntegrity = integrityOf;

/** Asynchronous, so that the shared modules are resolved before anything uses them; each large one runs in a separate task. */
async function start(): Promise<void> {
  await pause();
  await import('react-dom/client');
  await pause();
  await import('@wspolnik/system');
  await pause();
  const { startShell } = await import('./bootstrap.ts');
  await pause();
  startShell();
}

void start();
