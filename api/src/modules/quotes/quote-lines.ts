import { MAX_ZLOTY } from '@wspolnik/contract/limits';
import type { QuoteLine, QuoteLineBody } from '@wspolnik/contract/quotes';
import { MAX_PRICE, toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { nameText, requiredName } from '../../platform/words/text.ts';

/** Thousandths of a unit: the contract allows three places. */
const ONE = 1000;

function thousandthsOf(quantity: string): number {
  const [whole = '', part = ''] = quantity.split('.');
  return Number(whole) * ONE + Number(part.padEnd(3, '0'));
}

/** Halves rounded up. The product may be larger than a double holds exactly. */
const timesPrice = (thousandths: number, price: number): bigint =>
  (BigInt(thousandths) * BigInt(price) + BigInt(ONE / 2)) / BigInt(ONE);

function readLine({ name, quantity, unit, price_net }: QuoteLineBody, at: string): QuoteLine & { net: number } {
  const thousandths = thousandthsOf(quantity);
  const price = toGrosze(price_net);
  const named = requiredName(`${at}.name`, name);
  if (thousandths === 0) throw invalidField(`${at}.quantity`, 'min', { min: '0.001' });
  if (price < 0) throw invalidField(`${at}.price_net`, 'min', { min: toMoney(0) });
  const amount = timesPrice(thousandths, price);
  if (amount > MAX_PRICE) throw invalidField(`${at}.price_net`, 'max', { max: MAX_ZLOTY });
  const net = Number(amount);
  return {
    name: named,
    quantity: String(thousandths / ONE),
    unit: nameText(unit),
    price_net,
    amount_net: toMoney(net),
    net,
  };
}

/**
 * The lines with their amounts, and the net price that they add up to, in grosze. Each line is rounded to grosze; VAT is added once, to
 * their sum, so that the net price is what the lines show.
 *
 * @throws ApiProblem validation_failed (`lines.0.name`: `required`; `lines.0.quantity`: `min`; `lines.0.price_net`: `min`, `max`)
 */
export function readLines(bodies: readonly QuoteLineBody[]): { lines: QuoteLine[]; net: number } {
  const read = bodies.map((body, index) => readLine(body, `lines.${index}`));
  return {
    lines: read.map(({ net: _net, ...line }) => line),
    net: read.reduce((sum, { net }) => sum + net, 0),
  };
}
