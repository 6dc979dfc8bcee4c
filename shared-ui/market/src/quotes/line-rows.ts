import type { QuoteLine } from '@wspolnik/contract';
import { formatMoney } from '@wspolnik/system';

const QUANTITY = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 3, useGrouping: 'always' });

/** `2.500` → `2,5`; in every language with the decimal mark of the amounts beside it. */
export const formatQuantity = (quantity: string): string => QUANTITY.format(Number(quantity));

type Amount = Pick<QuoteLine, 'quantity' | 'unit'>;

/** `2,5 m²`, or `2,5` without a unit. */
export const quantityText = ({ quantity, unit }: Amount): string =>
  unit ? `${formatQuantity(quantity)}\u00a0${unit}` : formatQuantity(quantity);

/** `2,5 m² × 100,00 zł`, the price net. */
export const lineText = (line: Amount & Pick<QuoteLine, 'price_net'>): string =>
  `${quantityText(line)} × ${formatMoney(line.price_net)}`;

/** Lines of one name in several proposals, in their order; null where a proposal has none. */
export interface LineRow {
  /** The name; of a second line with it `name (2)`. */
  name: string;
  lines: (QuoteLine | null)[];
}

/** Each line has its place among those of its name: a proposal may have a name twice. */
function keyed(lines: readonly QuoteLine[]): Map<string, QuoteLine> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const place = (seen.get(line.name) ?? 0) + 1;
      seen.set(line.name, place);
      return [place === 1 ? line.name : `${line.name} (${place})`, line];
    }),
  );
}

/** The lines of several proposals side by side, by their names: those of the first proposal first. */
export function lineRows(proposals: readonly (readonly QuoteLine[])[]): LineRow[] {
  const byKey = proposals.map(keyed);
  const names = new Set(byKey.flatMap((lines) => [...lines.keys()]));
  return [...names].map((name) => ({ name, lines: byKey.map((lines) => lines.get(name) ?? null) }));
}
