import { buffer } from 'node:stream/consumers';
import type { DealSide } from '@wspolnik/contract/deals';
import { COLOURS, drawHead, LEFT, newPdf, type PdfDocument, rule, WIDTH } from '../../platform/pdf.ts';
import { dayOf } from '../../platform/polish-days.ts';
import { isOverdue } from '../orders/index.ts';
import { writtenAmount } from '../receipts/index.ts';
import type { ReadDeal } from './deal-view.ts';
import { DEAL_WORDS, type DealLocale, stepName, vatName } from './deal-words.ts';
import type { DealRow } from './deals.sql.ts';

/** Points that stay free at the foot of a page. */
const MARGIN = 56;

interface Page {
  doc: PdfDocument;
  locale: DealLocale;
}

const isText = (text: string | null | undefined | false): text is string => Boolean(text);

/** A day without a time, or the day of a moment, in words. */
const written = (day: string, locale: DealLocale) => dayOf(new Date(day), locale);

function linesOf({ details }: DealSide, locale: DealLocale): string[] {
  const words = DEAL_WORDS[locale];
  if (!details) return [words.erased];
  const { nip, address, zip_code, city, email, phone, bank_number } = details;
  const place = [zip_code, city].filter(isText).join(' ');
  const account = bank_number && `${words.account} ${grouped(bank_number)}`;
  return [address, place, nip && `NIP ${nip}`, email, phone && `${words.phone} ${phone}`, account].filter(isText);
}

/** Two digits, then groups of four, as banks write an account. */
const grouped = (digits: string): string => [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(' ');

/** A new page where less than `height` is left. Answers where to go on. */
function room({ doc }: Page, height: number): number {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  return doc.y;
}

/** Answers where it ends. */
function drawSide(
  { doc, locale }: Page,
  label: string,
  side: DealSide & { name: string },
  x: number,
  y: number,
): number {
  const width = WIDTH / 2 - 12;
  doc.font('plain').fontSize(9).fillColor(COLOURS.muted).text(label, x, y, { width });
  doc.font('bold').fontSize(11).fillColor(COLOURS.ink);
  doc.text(side.details?.name ?? side.name, x, doc.y + 3, { width });
  doc.font('plain').fontSize(10);
  for (const line of linesOf(side, locale)) doc.text(line, x, doc.y + 2, { width });
  return doc.y;
}

function heading(page: Page, text: string): void {
  const y = room(page, 60) + 18;
  const { doc } = page;
  doc.font('bold').fontSize(11).fillColor(COLOURS.primary).text(text, LEFT, y, { width: WIDTH });
  doc.font('plain').fontSize(10).fillColor(COLOURS.ink).moveDown(0.2);
}

function list(page: Page, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  heading(page, title);
  for (const line of lines) page.doc.text(line, LEFT, page.doc.y + 2, { width: WIDTH });
}

function paymentOf(row: DealRow, locale: DealLocale, now: Date): string[] {
  const words = DEAL_WORDS[locale];
  const due = `${words.due}: ${row.due_on ? written(row.due_on, locale) : words.noDue}`;
  if (row.paid_on) return [due, `${words.paid}: ${written(row.paid_on, locale)}`];
  return [due, isOverdue(row, now) ? words.overdue : words.unpaid];
}

function drawAmounts(page: Page, row: DealRow, now: Date): void {
  const { doc, locale } = page;
  const words = DEAL_WORDS[locale];
  const top = room(page, 70) + 18;
  doc.roundedRect(LEFT, top, WIDTH, 52, 10).fill(COLOURS.soft);
  const { price, net, vat_rate } = row;
  const sums = `${words.net} ${writtenAmount(net)} · ${words.vat} ${vatName(vat_rate, locale)} ${writtenAmount(price - net)}`;
  doc.font('bold').fontSize(14).fillColor(COLOURS.primary);
  doc.text(`${words.gross}: ${writtenAmount(price)}`, LEFT + 16, top + 10, { width: 220 });
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(COLOURS.ink)
    .text(sums, LEFT + 16, top + 32, { width: 240, lineBreak: false });
  doc.fontSize(10);
  paymentOf(row, locale, now).forEach((line, index) => {
    doc.text(line, LEFT + 240, top + 11 + index * 16, { width: WIDTH - 256, align: 'right' });
  });
  doc.y = top + 52;
}

function drawTerms(page: Page, { terms }: DealRow): void {
  const words = DEAL_WORDS[page.locale];
  if (!terms) return;
  list(
    page,
    words.scope,
    terms.scope.map((line) => `• ${line}`),
  );
  list(page, words.delivery, [terms.delivery_time].filter(isText));
  list(page, terms.as_bought ? words.description : words.later, [terms.description.trim()].filter(isText));
}

function drawSteps(page: Page, { history }: DealRow): void {
  const { locale } = page;
  const words = DEAL_WORDS[locale];
  const lines = history.map((step, index) => {
    const name = stepName(locale, step, history[index - 1]);
    const text = name?.replace('{day}', step.day ? written(step.day, locale) : '');
    return text && `${written(step.at, locale)} – ${text} (${step.actor ?? words.system})`;
  });
  list(page, words.steps, lines.filter(isText));
}

function draw(page: Page, { row, seller, buyer }: ReadDeal, now: Date): void {
  const { doc, locale } = page;
  const words = DEAL_WORDS[locale];
  drawHead(doc);
  doc.fontSize(22).fillColor(COLOURS.ink).text(words.title, LEFT, 96, { width: WIDTH });
  const ordered = `${words.ordered}: ${written(row.created_at, locale)}`;
  doc
    .fontSize(13)
    .fillColor(COLOURS.primary)
    .text(`${row.number} · ${row.offer_title}`, LEFT, doc.y + 2, { width: WIDTH });
  doc
    .font('plain')
    .fontSize(10)
    .fillColor(COLOURS.muted)
    .text(ordered, LEFT, doc.y + 4, { width: WIDTH });
  const top = doc.y + 22;
  const left = drawSide(page, words.seller, { ...seller, name: row.seller_name }, LEFT, top);
  const right = drawSide(page, words.buyer, { ...buyer, name: row.buyer_name }, LEFT + WIDTH / 2 + 12, top);
  doc.y = Math.max(left, right);
  drawAmounts(page, row, now);
  drawTerms(page, row);
  list(
    page,
    words.documents,
    row.documents.map(({ name }) => `• ${name}`),
  );
  drawSteps(page, row);
  rule(doc, room(page, 50) + 16);
  doc
    .fontSize(8.5)
    .fillColor(COLOURS.muted)
    .text(words.note, LEFT, doc.y + 26, { width: WIDTH });
}

/** The deal as a PDF in the reader's language. */
export async function drawDeal(deal: ReadDeal, locale: DealLocale, now: Date): Promise<Buffer> {
  const title = `${DEAL_WORDS[locale].title} ${deal.row.number}`;
  const doc = newPdf({ info: { Title: title, Author: 'Wspólnik', CreationDate: now }, lang: locale, margin: MARGIN });
  draw({ doc, locale }, deal, now);
  doc.end();
  return buffer(doc);
}
