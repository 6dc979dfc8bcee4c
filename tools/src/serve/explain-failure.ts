/** Its message suffices for a person; a stack would only hide it. */
export class UserError extends Error {}

/** Errors of the API, of releases and of settings whose messages say what to do. */
const EXPLAINED = [
  'DamagedError',
  'DirectoryInUseError',
  'FormerSchemaError',
  'RefusedError',
  'SettingsError',
  'StoreError',
];

/** Why the start failed, with advice. */
export function explainFailure(error: unknown): string {
  const { code, port, name, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose one: PORT=${Number(port) + 1} npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST names no address of this machine: ${message}.`;
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`;
  }
  if (EXPLAINED.includes(name) || error instanceof UserError) return message;
  return stack ?? String(error);
}
