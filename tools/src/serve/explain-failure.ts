/** Its message suffices for a person; a stack would only hide it. */
export class UserError extends Error {}

/** Why the start failed, with advice. */
export function explainFailure(error: unknown): string {
  const { code, port, name, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose one: PORT=${Number(port) + 1} npm start`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`;
  }
  // The API's own messages about the data directory say what to do.
  if (name === 'DirectoryInUseError' || name === 'FormerSchemaError' || error instanceof UserError) return message;
  return stack ?? String(error);
}
