/** Prints figures beside their limits, and knows whether all of them are reached. */
export class Report {
  isReached = true;

  readonly print = (what: string, figure: string, limit: string, reached: boolean): void => {
    this.isReached &&= reached;
    console.log(`${reached ? '✓' : '✗'} ${what.padEnd(64)} ${figure}${limit && ` of ${limit}`}`);
  };
}
