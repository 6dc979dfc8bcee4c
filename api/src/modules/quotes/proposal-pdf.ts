import { buffer } from 'node:stream/consumers';
import type { InvoiceDetails } from '@wspolnik/contract/deals';
import { toGrosze, writtenAmount } from '../../platform/money.ts';
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
import { numberOf, type ProposalDocument } from './proposal-document.ts';
import { PROPOSAL_WORDS } from './proposal-words.ts';

function partyOf(label: string, name: string, details: InvoiceDetails | undefined, locale: PdfLocale): PdfParty {
  return { label, name: details?.name ?? name, lines: details ? invoiceLines(details, locale) : [] };
}

function headOf(document: ProposalDocument, locale: PdfLocale) {
  const words = PROPOSAL_WORDS[locale];
  const { quote, proposal, version, isReplaced } = document;
  const ofDay = words.version.replace('{n}', String(version)).replace('{day}', written(proposal.at, locale));
  const order = quote.order && words.ordered.replace('{number}', quote.order.number);
  return {
    title: words.title,
    about: `${numberOf(document)} · ${quote.offer.title}`,
    muted: [ofDay, isReplaced && words.replaced, !isReplaced && order].filter(isText).join(' · '),
  };
}

function drawPrice(page: Page, { proposal, reward }: ProposalDocument): void {
  const { locale } = page;
  const words = PROPOSAL_WORDS[locale];
  const { amount, amount_net, vat_rate, valid_until } = proposal;
  if (amount === null || amount_net === null || vat_rate === null) return;
  const day = valid_until && words.validUntil.replace('{day}', written(valid_until, locale));
  const back = reward ? words.reward.replace('{amount}', writtenAmount(reward)) : null;
  const price = { gross: toGrosze(amount), net: toGrosze(amount_net), vatRate: vat_rate };
  drawSums(page, { ...price, beside: [day, back].filter(isText) });
}

function askedOf({ quote }: ProposalDocument, locale: PdfLocale): string[] {
  const words = PROPOSAL_WORDS[locale];
  const { text, amount, wanted_by } = quote;
  const budget = amount && words.budget.replace('{amount}', writtenAmount(toGrosze(amount)));
  const day = wanted_by && words.wantedBy.replace('{day}', written(wanted_by, locale));
  return [text, budget, day].filter(isText);
}

function draw(page: Page, document: ProposalDocument): void {
  const { doc, locale } = page;
  const words = PROPOSAL_WORDS[locale];
  const { quote, proposal, details } = document;
  drawTitle(page, headOf(document, locale));
  const seller = partyOf(words.seller, quote.seller.name, details.seller, locale);
  const buyer = partyOf(words.buyer, quote.buyer.name, details.buyer, locale);
  drawParties(doc, [seller, buyer], doc.y + 22);
  drawLines(page, proposal.lines);
  drawPrice(page, document);
  list(page, words.asked, askedOf(document, locale));
  list(page, words.message, [proposal.text].filter(isText));
  drawNote(page, [proposal.lines.length > 0 && words.vatOnce, words.note].filter(isText).join(' '));
}

/** The proposal as a PDF in the reader's language. */
export async function drawProposal(document: ProposalDocument, locale: PdfLocale): Promise<Buffer> {
  const title = `${PROPOSAL_WORDS[locale].title} ${numberOf(document)}`;
  const info = { Title: title, Author: 'Wspólnik', CreationDate: new Date(document.proposal.at) };
  const doc = newPdf({ info, lang: locale, margin: MARGIN });
  draw({ doc, locale }, document);
  doc.end();
  return buffer(doc);
}
