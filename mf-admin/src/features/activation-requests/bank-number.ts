/** 26 digits as they are printed on an invoice: `61 1090 1014 0000 0712 1981 2874`. Anything else stays as it is. */
export function formatBankNumber(raw: string): string {
  const digits = raw.replace(/^PL/i, '').replace(/\s/g, '');
  if (!/^\d{26}$/.test(digits)) return raw;
  return [digits.slice(0, 2), ...(digits.slice(2).match(/\d{4}/g) ?? [])].join(' ');
}
