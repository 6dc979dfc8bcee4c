declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    /** Search engines leave an object with an error out. */
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
  }
  /** Blocks by their type. */
  export default class Validator {
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
