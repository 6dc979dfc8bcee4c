import type { QuoteActionBody } from '@wspolnik/contract/quotes';
import type { VatRate } from '@wspolnik/contract/vat';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { netOf } from '../../platform/vat.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { QuoteRow } from './quote-actions.ts';

/** The terms of a proposal that a buyer accepts. Money in grosze, the price gross. */
export interface Proposal {
  price: number;
  vatRate: VatRate;
  reward: number;
  rewardBuyer: number;
  /** The last day, `2026-01-20`. */
  validUntil: string;
}

/** Can be accepted. */
export interface ProposalInForce extends Proposal {
  /** Its place among the proposals of its quote, from 1. */
  version: number;
  hasLines: boolean;
}

/** Null without one. */
export function proposalOf(quote: QuoteRow): ProposalInForce | null {
  const { price, vat_rate, reward, reward_buyer, valid_until, version, has_lines } = quote;
  if (price === null || vat_rate === null || reward === null || reward_buyer === null || valid_until === null)
    return null;
  const terms = { price, vatRate: vat_rate, reward, rewardBuyer: reward_buyer, validUntil: valid_until };
  return { ...terms, version, hasLines: has_lines };
}

const paramsOf = ({ price, vatRate, reward, rewardBuyer, validUntil, version }: ProposalInForce) => ({
  price: toMoney(price),
  vat_rate: vatRate,
  reward: toMoney(reward),
  reward_buyer: toMoney(rewardBuyer),
  valid_until: validUntil,
  version,
});

/** The price for a buyer who deducts VAT. */
const netPriceOf = ({ price, vatRate }: Proposal): number => netOf(price, vatRate);

/** What the buyer pays less what they get. */
const costOf = ({ price, rewardBuyer }: Proposal): number => price - rewardBuyer;

/**
 * A proposal binds its seller until its last day: its replacement is neither dearer, net or gross, nor shorter, nor takes more of the
 * reward away than of the price.
 *
 * @throws ApiProblem proposal_binding, with the terms in force
 */
export function refuseWorse(inForce: ProposalInForce, next: Proposal): void {
  const isDearer = [next.price > inForce.price, netPriceOf(next) > netPriceOf(inForce), costOf(next) > costOf(inForce)];
  const isWorse = isDearer.includes(true) || next.validUntil < inForce.validUntil;
  if (isWorse) throw problem('proposal_binding', { params: paramsOf(inForce) });
}

/**
 * The buyer decides about the terms that they saw. Lines can differ at the same price, so their version is one of the terms.
 *
 * @throws ApiProblem validation_failed (one that is not named), quote_changed, with the terms in force
 */
export function refuseUnseen(inForce: ProposalInForce, seen: QuoteActionBody): void {
  const { expected_price, expected_vat_rate, expected_reward, valid_until, expected_version } = seen;
  if (expected_price === undefined) throw invalidField('expected_price', 'required');
  if (expected_vat_rate === undefined) throw invalidField('expected_vat_rate', 'required');
  if (expected_reward === undefined) throw invalidField('expected_reward', 'required');
  if (valid_until === undefined) throw invalidField('valid_until', 'required');
  if (inForce.hasLines && expected_version === undefined) throw invalidField('expected_version', 'required');
  const isSame =
    toGrosze(expected_price) === inForce.price &&
    expected_vat_rate === inForce.vatRate &&
    toGrosze(expected_reward) === inForce.reward &&
    valid_until === inForce.validUntil &&
    (expected_version ?? inForce.version) === inForce.version;
  if (!isSame) throw problem('quote_changed', { params: paramsOf(inForce) });
}
