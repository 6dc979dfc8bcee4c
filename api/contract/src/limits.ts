// Plain values without an import: the browser bundles this file, and takes only types of most others.

/** Percent of the price: the largest reward of an order. More would turn recharged points into withdrawable ones (ADR 83). */
export const MAX_REWARD_PERCENT = 50;

/** Days from an order's verification until its reward can be withdrawn (domain §3). */
export const MATURES_AFTER_DAYS = 14;

/** Days between planning a higher price of a plan and its first day: who does not want it, has time to leave. */
export const NOTICE_OF_RAISE_DAYS = 14;
