import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/mail/templates.ts';
import { splitGross, VAT_PERCENT } from '../../platform/vat.ts';

const STYLE = `
body{margin:0;background:#f4f6f4;color:#1c2420;font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:48px 20px}
h1{font-size:24px;margin:0 0 8px}
p.note{color:#55605a;margin:0 0 24px}
dl{background:#fff;border:1px solid #d7ddd9;border-radius:12px;padding:20px;margin:0 0 24px}
dt{color:#55605a;font-size:14px}
dd{margin:0 0 12px;overflow-wrap:anywhere}
dd:last-child{margin:0}
dd.amount{font-size:28px;font-weight:600}
dd.amount small{display:block;font-size:14px;font-weight:400;color:#55605a}
form{display:block;margin:0 0 12px}
button{width:100%;min-height:48px;border-radius:10px;border:1px solid #0f5c4a;font:inherit;font-weight:600;cursor:pointer}
button.pay{background:#0f5c4a;color:#fff}
button.cancel{background:#fff;color:#0f5c4a}
a{color:#0f5c4a}
:focus-visible{outline:3px solid #0f5c4a;outline-offset:2px}
`;

/** Allows no script and no external file; the form may be sent only to this origin. */
export const SANDBOX_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const WORDS = {
  pl: {
    title: 'Płatność testowa',
    note: 'Ta strona zastępuje operatora płatności. Żadne pieniądze nie zostaną pobrane; w środowisku produkcyjnym tej strony nie ma.',
    amount: 'Do zapłaty',
    vat: 'brutto, w tym VAT {percent}%: {vat}',
    account: 'Konto',
    purpose: { recharge: 'Doładowanie punktów', plan: 'Plan dla firmy' },
    what: 'Za co',
    pay: 'Zapłać',
    cancel: 'Anuluj',
    over: {
      succeeded: 'Ta płatność jest już opłacona.',
      canceled: 'Ta płatność jest anulowana.',
      expired: 'Ta płatność wygasła. Zacznij od nowa.',
    },
    missing: 'Nie ma takiej płatności.',
    back: 'Wróć do serwisu',
  },
  en: {
    title: 'Test payment',
    note: 'This page stands in for the payment provider. No money is taken; the page does not exist in production.',
    amount: 'To pay',
    vat: 'gross, {percent}% VAT: {vat}',
    account: 'Account',
    purpose: { recharge: 'Topping up points', plan: 'Company plan' },
    what: 'For',
    pay: 'Pay',
    cancel: 'Cancel',
    over: {
      succeeded: 'This payment has been paid already.',
      canceled: 'This payment was cancelled.',
      expired: 'This payment has expired. Please start again.',
    },
    missing: 'There is no such payment.',
    back: 'Back to the service',
  },
} as const;
type Locale = keyof typeof WORDS;

function page(locale: Locale, body: string): string {
  const { title } = WORDS[locale];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Wspólnik</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

/** The same in every language as in Polish, which always groups here: 1 234,50 zł (domain §10). */
function formatMoney(grosze: number): string {
  const format = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
  return format.format(grosze / 100);
}

/** Only plans are taxed: points are vouchers. */
function vatNote({ vat }: { vat: string }, { purpose, amount }: Pick<SandboxPayment, 'purpose' | 'amount'>): string {
  if (purpose === 'recharge') return '';
  const text = vat.replace('{percent}', String(VAT_PERCENT)).replace('{vat}', formatMoney(splitGross(amount).vat));
  return `<small>${text}</small>`;
}

interface Signed {
  event: string;
  signature: string;
}

function form({ event, signature }: Signed, action: string, kind: 'pay' | 'cancel', text: string): string {
  return `<form method="post" action="${action}"><input type="hidden" name="event" value="${escapeHtml(event)}">
<input type="hidden" name="signature" value="${signature}"><button class="${kind}">${text}</button></form>`;
}

export interface SandboxPayment {
  /** Name of the company or person who gets it. */
  owner: string;
  purpose: 'recharge' | 'plan';
  /** Grosze. */
  amount: number;
  state: 'pending' | 'succeeded' | 'canceled' | 'expired';
  /** Path in the app. */
  back: string;
  /** Contents of the two buttons' forms. */
  pay: Signed;
  cancel: Signed;
}

export function sandboxPage(locale: Locale, payment: SandboxPayment, action: string): string {
  const words = WORDS[locale];
  const { owner, purpose, amount, state } = payment;
  const details = `<dl><dt>${words.amount}</dt><dd class="amount">${formatMoney(amount)}${vatNote(words, payment)}</dd>
<dt>${words.what}</dt><dd>${words.purpose[purpose]}</dd><dt>${words.account}</dt><dd>${escapeHtml(owner)}</dd></dl>`;
  const buttons =
    state === 'pending'
      ? form(payment.pay, action, 'pay', words.pay) + form(payment.cancel, action, 'cancel', words.cancel)
      : `<p><strong>${words.over[state]}</strong></p><p><a href="${payment.back}">${words.back}</a></p>`;
  return page(locale, `<h1>${words.title}</h1><p class="note">${words.note}</p>${details}${buttons}`);
}

export function missingPaymentPage(locale: Locale): string {
  const words = WORDS[locale];
  return page(locale, `<h1>${words.missing}</h1><p><a href="/">${words.back}</a></p>`);
}
