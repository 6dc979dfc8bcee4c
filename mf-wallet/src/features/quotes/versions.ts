import type { Quote, QuoteLine, VatRate } from '@wspolnik/contract';

/** One proposal of the history. Money in the API's format. */
export interface Version {
  version: number;
  lines: readonly QuoteLine[];
  gross: string;
  net: string;
  rate: VatRate;
  /** The last day. */
  validUntil: string;
  at: string;
}

/** All proposals, newest first. */
export function versionsOf(history: Quote['history']): Version[] {
  const versions = history.flatMap(({ step, version, lines, amount, amount_net, vat_rate, valid_until, at }) => {
    const isProposal = step === 'propose' && amount !== null && amount_net !== null;
    if (!isProposal || vat_rate === null || valid_until === null) return [];
    return [{ version, lines, gross: amount, net: amount_net, rate: vat_rate, validUntil: valid_until, at }];
  });
  return versions.map((each, index) => ({ ...each, version: each.version ?? index + 1 })).reverse();
}

/** What became of a line since the proposal before; undefined when nothing did. */
export function lineChange(
  now: QuoteLine | null,
  before: QuoteLine | null,
): 'added' | 'removed' | 'changed' | undefined {
  if (!now || !before) return now ? 'added' : before ? 'removed' : undefined;
  const isEqual = (['quantity', 'unit', 'price_net'] as const).every((field) => now[field] === before[field]);
  return isEqual ? undefined : 'changed';
}
