/** 26 digits as on an invoice: `61 1090 1014 0000 0712 1981 2874`. Other values are returned unchanged. */
export function formatAccount(raw: string): string {
  if (!/^\d{26}$/.test(raw)) return raw;
  return [raw.slice(0, 2), ...(raw.slice(2).match(/\d{4}/g) ?? [])].join(' ');
}
