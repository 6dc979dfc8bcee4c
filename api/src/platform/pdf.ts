import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

// What the PDFs of the product share. Loaded on use: few processes draw one, and fonts take memory.

const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${name}/Figtree_${name}.ttf`);
const FONTS = { plain: fontFile('400Regular'), bold: fontFile('700Bold') };

/** Those of the light theme. */
export const COLOURS = {
  ink: '#17211E',
  muted: '#5A625D',
  line: '#E3DFD5',
  primary: '#0F5C4A',
  soft: '#E1EFEA',
  amber: '#C77700',
};
/** Points: A4 is 595 wide. */
export const LEFT = 56;
export const WIDTH = 595 - 2 * LEFT;
const RIGHT = LEFT + WIDTH;

export type PdfDocument = PDFKit.PDFDocument;

/** Two squares with the shared part light, as the logo of the pages. */
export function drawHead(doc: PdfDocument): void {
  doc.save().translate(LEFT - 1, 46);
  doc.roundedRect(1, 6, 18, 18, 6).fill(COLOURS.primary);
  doc.roundedRect(11, 6, 18, 18, 6).fill(COLOURS.amber);
  doc.path('M11 12a6 6 0 0 1 6-6h2v12a6 6 0 0 1-6 6h-2z').fill('#FFFFFF');
  doc.restore();
  doc
    .font('bold')
    .fontSize(16)
    .fillColor(COLOURS.ink)
    .text('Wspólnik', LEFT + 36, 52, { lineBreak: false });
}

/** A line across the page. */
export const rule = (doc: PdfDocument, y: number) =>
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(COLOURS.line).stroke();

interface PdfOptions {
  info: { Title: string; Author: string; CreationDate: Date };
  lang: 'pl' | 'en';
  margin: number;
}

/** An A4 document with the fonts `plain` and `bold`. */
export function newPdf({ info, lang, margin }: PdfOptions): PdfDocument {
  const doc = new PDFDocument({ size: 'A4', margin, info, lang, displayTitle: true, font: FONTS.plain });
  return doc.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold);
}
