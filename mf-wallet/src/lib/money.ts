import { fromGrosze, toGrosze } from '@wspolnik/shared-ui';

// Amounts are decimal strings of the wire with two places; sums go through whole grosze, where nothing is rounded away.

export const addMoney = (a: string, b: string): string => fromGrosze(toGrosze(a) + toGrosze(b));

export const subtractMoney = (a: string, b: string): string => fromGrosze(toGrosze(a) - toGrosze(b));

export const isPositive = (money: string | undefined): boolean => money !== undefined && toGrosze(money) > 0;

/** What an amount field holds (`12`, `12.5`) as the wire wants it. */
export const toWireMoney = (typed: string): string => fromGrosze(toGrosze(typed));

/** Of an amount as it is shown: from 100 000,00 zł on it needs more room than most places have for large letters. */
export const isLongMoney = (shown: string): boolean => shown.length > '99 999,99 zł'.length;
