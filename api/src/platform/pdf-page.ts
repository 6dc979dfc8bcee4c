import { COLOURS, drawHead, LEFT, type PdfDocument, rule, WIDTH } from './pdf.ts';
import { dayOf } from './polish-days.ts';

// Parts of documents that may have several pages.

/** Points that stay free at the foot of a page. */
export const MARGIN = 56;

export type PdfLocale = 'pl' | 'en';

export interface Page {
  doc: PdfDocument;
  locale: PdfLocale;
}

/** A day without a time, or the day of a moment, in words. */
export const written = (day: string, locale: PdfLocale): string => dayOf(new Date(day), locale);

/** A new page where less than `height` is left. Answers where to go on. */
export function room({ doc }: Pick<Page, 'doc'>, height: number): number {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  return doc.y;
}

/** The logo, the title, a line under it, and a muted one. */
export function drawTitle({ doc }: Page, { title, about, muted }: { title: string; about: string; muted: string }) {
  drawHead(doc);
  doc.fontSize(22).fillColor(COLOURS.ink).text(title, LEFT, 96, { width: WIDTH });
  doc
    .fontSize(13)
    .fillColor(COLOURS.primary)
    .text(about, LEFT, doc.y + 2, { width: WIDTH });
  doc
    .font('plain')
    .fontSize(10)
    .fillColor(COLOURS.muted)
    .text(muted, LEFT, doc.y + 4, { width: WIDTH });
}

export interface PdfParty {
  label: string;
  name: string;
  lines: readonly string[];
}

/** Answers where it ends. */
function drawParty(doc: PdfDocument, { label, name, lines }: PdfParty, x: number, y: number): number {
  const width = WIDTH / 2 - 12;
  doc.font('plain').fontSize(9).fillColor(COLOURS.muted).text(label, x, y, { width });
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(COLOURS.ink)
    .text(name, x, doc.y + 3, { width });
  doc.font('plain').fontSize(10);
  for (const line of lines) doc.text(line, x, doc.y + 2, { width });
  return doc.y;
}

/** Beside each other. Answers where the longer one ends. */
export function drawParties(doc: PdfDocument, [first, second]: readonly [PdfParty, PdfParty], top: number): number {
  const left = drawParty(doc, first, LEFT, top);
  const right = drawParty(doc, second, LEFT + WIDTH / 2 + 12, top);
  doc.y = Math.max(left, right);
  return doc.y;
}

export function heading(page: Page, text: string): void {
  const y = room(page, 60) + 18;
  const { doc } = page;
  doc.font('bold').fontSize(11).fillColor(COLOURS.primary).text(text, LEFT, y, { width: WIDTH });
  doc.font('plain').fontSize(10).fillColor(COLOURS.ink).moveDown(0.2);
}

/** Nothing without lines. */
export function list(page: Page, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  heading(page, title);
  for (const line of lines) page.doc.text(line, LEFT, page.doc.y + 2, { width: WIDTH });
}

/** What the document is not, at its end. */
export function drawNote(page: Page, note: string): void {
  const { doc } = page;
  rule(doc, room(page, 50) + 16);
  doc
    .fontSize(8.5)
    .fillColor(COLOURS.muted)
    .text(note, LEFT, doc.y + 26, { width: WIDTH });
}
