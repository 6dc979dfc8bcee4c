/** Its message is all that a person needs; a stack would only hide it. */
export class UserError extends Error {}

/** What stopped the start, in words that say what to do about it. */
export function explainFailure(error: unknown): string {
  const { code, port, name, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose one: PORT=${Number(port) + 1} npm start`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`;
  }
  // Another process has the data directory open; the API's own words name it.
  if (name === 'DirectoryInUseError' || error instanceof UserError) return message;
  return stack ?? String(error);
}
