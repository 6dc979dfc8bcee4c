import { buffer } from 'node:stream/consumers';
import type { DealSide } from '@wspolnik/contract/deals';
import { newPdf } from '../../platform/pdf.ts';
import {
  drawNote,
  drawParties,
  drawTitle,
  list,
  MARGIN,
  type Page,
  type PdfLocale,
  type PdfParty,
  written,
} from '../../platform/pdf-page.ts';
import { drawLines, drawSums } from '../../platform/pdf-sums.ts';
import { isText } from '../../platform/words/text.ts';
import { invoiceLines } from '../invoice-details/index.ts';
import { isOverdue } from '../orders/index.ts';
import type { ReadDeal } from './deal-view.ts';
import { DEAL_WORDS, stepName } from './deal-words.ts';
import type { DealRow } from './deals.sql.ts';

function paymentOf(row: DealRow, locale: PdfLocale, now: Date): string[] {
  const words = DEAL_WORDS[locale];
  const due = `${words.due}: ${row.due_on ? written(row.due_on, locale) : words.noDue}`;
  if (row.paid_on) return [due, `${words.paid}: ${written(row.paid_on, locale)}`];
  return [due, isOverdue(row, now) ? words.overdue : words.unpaid];
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
  const muted = `${words.ordered}: ${written(row.created_at, locale)}`;
  drawTitle(page, { title: words.title, about: `${row.number} · ${row.offer_title}`, muted });
  const party = (label: string, side: DealSide, name: string): PdfParty => ({
    label,
    name: side.details?.name ?? name,
    lines: side.details ? invoiceLines(side.details, locale) : [words.erased],
  });
  const parties = [party(words.seller, seller, row.seller_name), party(words.buyer, buyer, row.buyer_name)] as const;
  drawParties(doc, parties, doc.y + 22);
  const { price: gross, net, vat_rate: vatRate } = row;
  drawSums(page, { gross, net, vatRate, beside: paymentOf(row, locale, now) });
  drawLines(page, row.lines);
  drawTerms(page, row);
  list(
    page,
    words.documents,
    row.documents.map(({ name }) => `• ${name}`),
  );
  drawSteps(page, row);
  drawNote(page, words.note);
}

/** The deal as a PDF in the reader's language. */
export async function drawDeal(deal: ReadDeal, locale: PdfLocale, now: Date): Promise<Buffer> {
  const title = `${DEAL_WORDS[locale].title} ${deal.row.number}`;
  const doc = newPdf({ info: { Title: title, Author: 'Wspólnik', CreationDate: now }, lang: locale, margin: MARGIN });
  draw({ doc, locale }, deal, now);
  doc.end();
  return buffer(doc);
}
