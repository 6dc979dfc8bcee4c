import { UserError } from '../../serve/explain-failure.ts';

export interface Findings {
  /** Of what there was, for example `5 pages`. */
  figure: string;
  /** A sentence for each reason to refuse. */
  problems: string[];
  notes?: string[];
}

/** Prints a line for each step, with its seconds, and below it what was found. */
export class Report {
  isPassed = true;
  private readonly print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.print = print;
  }

  async step(what: string, work: () => Promise<Findings> | Findings): Promise<void> {
    const started = performance.now();
    const { figure, problems, notes = [] } = await this.attempt(work);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.isPassed &&= problems.length === 0;
    this.print(`${problems.length === 0 ? '✓' : '✗'} ${what.padEnd(32)} ${figure.padEnd(40)} ${seconds.padStart(5)} s`);
    for (const problem of problems) this.print(`    ${problem}`);
    for (const note of notes) this.print(`    Note: ${note}`);
  }

  /** What cannot be tried does not pass. */
  private async attempt(work: () => Promise<Findings> | Findings): Promise<Findings> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UserError) throw error;
      return { figure: 'not tried', problems: [error instanceof Error ? error.message : String(error)] };
    }
  }
}

/** `1 page`, `2 pages` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
