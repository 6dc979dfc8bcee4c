import { buffer } from 'node:stream/consumers';
import { writtenAmount } from '../../platform/money.ts';
import { COLOURS, type PdfDocument as Document, drawHead, LEFT, newPdf, rule, WIDTH } from '../../platform/pdf.ts';
import { drawParties } from '../../platform/pdf-page.ts';
import { dayOf } from '../../platform/polish-days.ts';
import { isText } from '../../platform/words/text.ts';
import { itemName, providerName, RECEIPT_WORDS, type ReceiptLocale } from './receipt-words.ts';
import type { ReceiptParty, ReceiptRow } from './receipts.sql.ts';

function linesOf({ nip, address, zip_code, city }: ReceiptParty): string[] {
  const place = [zip_code, city].filter(isText).join(' ');
  return [address, place, nip && `NIP ${nip}`].filter(isText);
}

/** Left edge and width of the columns of amounts. */
const COLUMNS = [
  { x: LEFT + 210, width: 75 },
  { x: LEFT + 285, width: 45 },
  { x: LEFT + 330, width: 75 },
  { x: LEFT + 405, width: WIDTH - 405 },
];
const NAME_WIDTH = 200;

function drawCells(doc: Document, cells: readonly string[], y: number): void {
  cells.forEach((cell, index) => {
    const column = COLUMNS[index];
    if (column) doc.text(cell, column.x, y, { width: column.width, align: 'right', lineBreak: false });
  });
}

function detailsOf({ item }: ReceiptRow, locale: ReceiptLocale): string[] {
  const words = RECEIPT_WORDS[locale];
  const day = (at: string) => dayOf(new Date(at), locale);
  const { starts_at, ends_at, credit } = item;
  return [
    starts_at && ends_at && words.period.replace('{from}', day(starts_at)).replace('{to}', day(ends_at)),
    credit ? words.credit.replace('{amount}', writtenAmount(credit)) : null,
  ].filter(isText);
}

/** Answers where it ends. */
function drawTable(doc: Document, receipt: ReceiptRow, locale: ReceiptLocale, top: number): number {
  const words = RECEIPT_WORDS[locale];
  const { net, vat, gross, vat_percent } = receipt;
  doc.font('plain').fontSize(9).fillColor(COLOURS.muted).text(words.item, LEFT, top, { width: NAME_WIDTH });
  drawCells(doc, [words.net, words.rate, words.vat, words.gross], top);
  rule(doc, top + 18);
  const row = top + 30;
  doc.fontSize(10).fillColor(COLOURS.ink);
  const rate = vat_percent === null ? words.untaxed : `${vat_percent}%`;
  drawCells(
    doc,
    [net, rate, vat, gross].map((cell) => (typeof cell === 'number' ? writtenAmount(cell) : cell)),
    row,
  );
  doc.font('bold').text(itemName(receipt.item, locale), LEFT, row, { width: NAME_WIDTH });
  doc.font('plain').fontSize(9).fillColor(COLOURS.muted);
  for (const line of detailsOf(receipt, locale)) doc.text(line, LEFT, doc.y + 2, { width: NAME_WIDTH });
  return doc.y + 14;
}

function drawTotal(doc: Document, { gross, provider }: ReceiptRow, locale: ReceiptLocale, top: number): void {
  const words = RECEIPT_WORDS[locale];
  doc.roundedRect(LEFT, top, WIDTH, 48, 10).fill(COLOURS.soft);
  doc.font('plain').fontSize(10).fillColor(COLOURS.ink);
  doc.text(words.method.replace('{provider}', providerName(provider, locale)), LEFT + 16, top + 18, { width: 240 });
  doc.font('bold').fontSize(15).fillColor(COLOURS.primary);
  doc.text(`${words.total}: ${writtenAmount(gross)}`, LEFT, top + 15, { width: WIDTH - 16, align: 'right' });
}

function draw(doc: Document, receipt: ReceiptRow, locale: ReceiptLocale): void {
  const words = RECEIPT_WORDS[locale];
  drawHead(doc);
  doc.fontSize(22).fillColor(COLOURS.ink).text(words.title, LEFT, 112, { width: WIDTH });
  doc
    .fontSize(13)
    .fillColor(COLOURS.primary)
    .text(receipt.label, LEFT, doc.y + 2, { width: WIDTH });
  doc.font('plain').fontSize(10).fillColor(COLOURS.muted);
  doc.text(`${words.issued}: ${dayOf(new Date(receipt.issued_at), locale)}`, LEFT, doc.y + 4, { width: WIDTH });
  const top = doc.y + 28;
  const parties = [
    { label: words.seller, name: receipt.seller.name, lines: linesOf(receipt.seller) },
    { label: words.buyer, name: receipt.buyer.name, lines: linesOf(receipt.buyer) },
  ] as const;
  const bottom = drawTable(doc, receipt, locale, drawParties(doc, parties, top) + 32);
  rule(doc, bottom);
  drawTotal(doc, receipt, locale, bottom + 18);
  const notes = receipt.vat_percent === null ? [words.untaxedNote, words.noteUntaxed] : [words.note];
  doc.font('plain').fontSize(8.5).fillColor(COLOURS.muted);
  doc.text(notes.join('\n'), LEFT, bottom + 86, { width: WIDTH, lineGap: 2 });
}

/** The receipt as a page of PDF. */
export async function drawReceipt(receipt: ReceiptRow, locale: ReceiptLocale): Promise<Buffer> {
  const title = `${RECEIPT_WORDS[locale].title} ${receipt.label}`;
  const info = { Title: title, Author: 'Wspólnik', CreationDate: new Date(receipt.issued_at) };
  const doc = newPdf({ info, lang: locale, margin: 0 });
  draw(doc, receipt, locale);
  doc.end();
  return buffer(doc);
}
