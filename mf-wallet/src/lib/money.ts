import { fromGrosze, toGrosze } from '@wspolnik/system';

// Amounts are the API's decimal strings with two places. Sums use whole grosze, which avoids rounding errors.

export const addMoney = (a: string, b: string): string => fromGrosze(toGrosze(a) + toGrosze(b));

export const subtractMoney = (a: string, b: string): string => fromGrosze(toGrosze(a) - toGrosze(b));

export const isPositive = (money: string | undefined): boolean => money !== undefined && toGrosze(money) > 0;

/** Converts the value of an amount field (`12`, `12.5`) to the API's format. */
export const toWireMoney = (typed: string): string => fromGrosze(toGrosze(typed));

/** Whether a displayed amount is long: from 100 000,00 zł on it does not fit most places in large letters. */
export const isLongMoney = (shown: string): boolean => shown.length > '99 999,99 zł'.length;
