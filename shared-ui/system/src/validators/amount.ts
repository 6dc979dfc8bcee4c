const COMPLETE = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/** A complete amount: `1234`, `1234.5` or `1234.50`. */
export const isAmount = (value: string): boolean => COMPLETE.test(value);
