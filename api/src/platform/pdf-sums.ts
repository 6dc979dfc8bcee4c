import type { QuoteLine } from '@wspolnik/contract/quotes';
import type { VatRate } from '@wspolnik/contract/vat';
import { toGrosze, writtenAmount } from './money.ts';
import { COLOURS, LEFT, rule, WIDTH } from './pdf.ts';
import { heading, type Page, type PdfLocale, room } from './pdf-page.ts';

const WORDS = {
  pl: {
    net: 'Netto',
    vat: 'VAT',
    gross: 'Brutto',
    exempt: 'zw.',
    lines: 'Pozycje',
    name: 'Nazwa',
    quantity: 'Ilość',
    price: 'Cena netto',
    amount: 'Wartość netto',
  },
  en: {
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    exempt: 'exempt',
    lines: 'Lines',
    name: 'Name',
    quantity: 'Quantity',
    price: 'Net price',
    amount: 'Net amount',
  },
} as const;

const vatName = (rate: VatRate, locale: PdfLocale): string => (rate === 'exempt' ? WORDS[locale].exempt : `${rate}%`);

interface Sums {
  /** Grosze. */
  gross: number;
  net: number;
  vatRate: VatRate;
  /** Two lines on the other side. */
  beside: readonly string[];
}

/** A box with the gross price, and what it consists of. */
export function drawSums(page: Page, { gross, net, vatRate, beside }: Sums): void {
  const { doc, locale } = page;
  const words = WORDS[locale];
  const top = room(page, 70) + 18;
  doc.roundedRect(LEFT, top, WIDTH, 52, 10).fill(COLOURS.soft);
  const vat = `${words.vat} ${vatName(vatRate, locale)} ${writtenAmount(gross - net)}`;
  doc.font('bold').fontSize(14).fillColor(COLOURS.primary);
  doc.text(`${words.gross}: ${writtenAmount(gross)}`, LEFT + 16, top + 10, { width: 220 });
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(COLOURS.ink)
    .text(`${words.net} ${writtenAmount(net)} · ${vat}`, LEFT + 16, top + 32, { width: 240, lineBreak: false });
  doc.fontSize(10);
  beside.forEach((line, index) => {
    doc.text(line, LEFT + 240, top + 11 + index * 16, { width: WIDTH - 256, align: 'right' });
  });
  doc.y = top + 52;
}

const NAME_WIDTH = 210;
/** Left edge and width of the columns after the name. */
const COLUMNS = [
  { x: LEFT + 215, width: 88 },
  { x: LEFT + 303, width: 85 },
  { x: LEFT + 388, width: WIDTH - 388 },
];

/** Answers how high the row is. */
function drawRow({ doc }: Page, [name, ...cells]: readonly [string, ...string[]], y: number): number {
  const texts = [{ text: name, x: LEFT, width: NAME_WIDTH, align: 'left' as const }];
  const columns = cells.flatMap((text, index) => {
    const column = COLUMNS[index];
    return column ? [{ text, ...column, align: 'right' as const }] : [];
  });
  const heights = [...texts, ...columns].map(({ text, x, width, align }) => {
    doc.text(text, x, y, { width, align });
    return doc.y - y;
  });
  return Math.max(...heights);
}

function drawHeads(page: Page): void {
  const { doc, locale } = page;
  const words = WORDS[locale];
  doc.font('plain').fontSize(9).fillColor(COLOURS.muted);
  const [y, names] = [doc.y + 2, [words.name, words.quantity, words.price, words.amount] as const];
  const bottom = y + drawRow(page, names, y) + 3;
  rule(doc, bottom);
  doc.y = bottom;
  doc.fontSize(10).fillColor(COLOURS.ink);
}

/** `2.5` with the unit, as the language writes it. */
function quantityOf({ quantity, unit }: QuoteLine, locale: PdfLocale): string {
  const number = locale === 'pl' ? quantity.replace('.', ',') : quantity;
  return [number, unit].join(' ').trim();
}

/** The lines as a table, whose heads each page repeats. Nothing without lines. */
export function drawLines(page: Page, lines: readonly QuoteLine[]): void {
  if (lines.length === 0) return;
  const { doc, locale } = page;
  heading(page, WORDS[locale].lines);
  drawHeads(page);
  for (const line of lines) {
    const cells = [quantityOf(line, locale), ...[line.price_net, line.amount_net].map(amountOf)];
    const before = doc.page;
    const cellWidth = { width: COLUMNS[0]?.width ?? 0 };
    room(
      page,
      Math.max(doc.heightOfString(line.name, { width: NAME_WIDTH }), doc.heightOfString(cells[0] ?? '', cellWidth)) +
        10,
    );
    if (doc.page !== before) drawHeads(page);
    const y = doc.y + 5;
    doc.y = y + drawRow(page, [line.name, ...cells], y);
  }
}

const amountOf = (money: string): string => writtenAmount(toGrosze(money));
