import type { QuoteLineBody } from '@wspolnik/contract';
import { fromGrosze, toGrosze } from '@wspolnik/system';
import { isAmount } from '@wspolnik/system/forms';
import { grossOf, type VatRate, vatOf } from '../format/vat.ts';

/** More than 0, with up to three places: `12`, `2.5`. */
export const isQuantity = (value: string): boolean => /^\d{1,6}(\.\d{1,3})?$/.test(value) && Number(value) > 0;

/** Whole thousandths of a quantity, put together as text: 1.005 * 1000 is 1004.9999999999999. */
function thousandthsOf(quantity: string): bigint {
  const [whole = '', places = ''] = quantity.split('.');
  return BigInt(whole + places.padEnd(3, '0'));
}

type Counted = Pick<QuoteLineBody, 'quantity' | 'price_net'>;

/** Whether the amount of a line that is typed is known. */
export const isCounted = ({ quantity, price_net }: Counted): boolean => isQuantity(quantity) && isAmount(price_net);

/**
 * The net amount of a line while it is typed, halves of a grosz rounded up, as in the API, whose amounts are shown everywhere else.
 * Exact: the product of both does not fit a double.
 */
export const lineNet = ({ quantity, price_net }: Counted): string =>
  fromGrosze(Number((thousandthsOf(quantity) * BigInt(toGrosze(price_net)) + 500n) / 1000n));

export interface LineSums {
  net: string;
  vat: string;
  gross: string;
}

/** The sums of the lines whose amounts are known. The tax is added once, to the net sum. */
export function sumsOf(lines: readonly Counted[], rate: VatRate): LineSums {
  const grosze = lines.filter(isCounted).reduce((sum, line) => sum + toGrosze(lineNet(line)), 0);
  const net = fromGrosze(grosze);
  const gross = grossOf(net, rate);
  return { net, vat: vatOf(gross, net), gross };
}
