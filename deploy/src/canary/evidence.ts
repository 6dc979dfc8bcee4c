/** The same thing counted in both groups. */
export interface Pair {
  canary: number;
  control: number;
}

/** How much more often a page of a worse version fails, with how much of the bet on it: most versions that are worse are far worse. */
const RISKS = [
  { risk: 2, weight: 0.05 },
  { risk: 5, weight: 0.3 },
  { risk: 50, weight: 0.65 },
];
/** Pages that both groups count as having from the start: they are equal in size, and the share of a few pages says little. */
const EQUAL = 10;

export interface Evidence {
  /** What happened since the last call, and all pages until now among which it happened. */
  add(events: Pair, pages: Pair): void;
  /**
   * How many times as likely what was seen is with a canary that is worse. With an equal one it ever reaches n in at most 1 of n
   * canaries, however often somebody looks: it is a nonnegative supermartingale (Ville's inequality). See ADR 133.
   */
  value(): number;
}

/**
 * Whether events fall on the canary more often than its share of the pages: of each event it is asked where it happened, so that how
 * often such events happen at all does not matter.
 */
export function openEvidence(): Evidence {
  const logs = RISKS.map(({ weight }) => Math.log(weight));
  return {
    add(events, pages) {
      const share = (pages.canary + EQUAL) / (pages.canary + pages.control + 2 * EQUAL);
      RISKS.forEach(({ risk }, index) => {
        const worse = (risk * share) / (risk * share + 1 - share);
        const gain = events.canary * Math.log(worse / share) + events.control * Math.log((1 - worse) / (1 - share));
        logs[index] = (logs[index] ?? 0) + gain;
      });
    },
    value: () => logs.reduce((sum, log) => sum + Math.exp(log), 0),
  };
}
