/** Polish letters in the upper half of the encoding, by their glyph names; the rest is ASCII. */
const GLYPHS: Readonly<Record<string, string>> = {
  ą: 'aogonek',
  ć: 'cacute',
  ę: 'eogonek',
  ł: 'lslash',
  ń: 'nacute',
  ó: 'oacute',
  ś: 'sacute',
  ź: 'zacute',
  ż: 'zdotaccent',
  Ą: 'Aogonek',
  Ć: 'Cacute',
  Ę: 'Eogonek',
  Ł: 'Lslash',
  Ń: 'Nacute',
  Ó: 'Oacute',
  Ś: 'Sacute',
  Ź: 'Zacute',
  Ż: 'Zdotaccent',
  '–': 'endash',
};
const FIRST_CODE = 128;
const LETTERS = Object.keys(GLYPHS);
const ENCODING = `<< /Type /Encoding /Differences [${FIRST_CODE} ${LETTERS.map((letter) => `/${GLYPHS[letter]}`).join(' ')}] >>`;

const MOST_LETTERS = 84;

function encoded(text: string): string {
  const codes = Array.from(text, (letter) => {
    const place = LETTERS.indexOf(letter);
    return place < 0 ? letter.replace(/[()\\]/g, '\\$&') : String.fromCharCode(FIRST_CODE + place);
  });
  return codes.join('');
}

/** Lines of at most {@link MOST_LETTERS} letters. */
function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < MOST_LETTERS) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines;
}

/** An A4 page in PDF's own Helvetica: a title, and paragraphs below it. */
export function drawTextPdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const text = lines.map((line) => `(${encoded(line)}) Tj 0 -17 Td`).join('\n');
  const page = `BT /F1 20 Tf 64 770 Td (${encoded(title)}) Tj /F1 11 Tf 0 -36 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${ENCODING} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
