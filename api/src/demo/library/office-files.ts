import { crc32 } from 'node:zlib';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
/** 1 January 2026 as MS-DOS writes dates: an archive without a clock is the same every time. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

interface Entry {
  name: string;
  content: string;
}

function numbers(values: readonly [size: 2 | 4, value: number][]): Buffer {
  const parts = values.map(([size, value]) => {
    const part = Buffer.alloc(size);
    if (size === 2) part.writeUInt16LE(value);
    else part.writeUInt32LE(value);
    return part;
  });
  return Buffer.concat(parts);
}

/** An archive of uncompressed files. */
function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(content)];
    const about = numbers([
      [2, 20],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    ]);
    const file = Buffer.concat([numbers([[4, 0x04034b50]]), about, title, bytes]);
    const place = numbers([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]);
    directory.push(
      Buffer.concat([
        numbers([
          [4, 0x02014b50],
          [2, 20],
        ]),
        about,
        place,
        title,
      ]),
    );
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = numbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...files, central, end]);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function packed(main: string, type: string, parts: readonly Entry[], others = ''): Buffer {
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>';
  return zip([
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="${TYPES}">${defaults}<Override PartName="/${main}" ContentType="${type}"/>${others}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${main}"/></Relationships>`,
    },
    ...parts,
  ]);
}

/** A text document: its first paragraph is bold. */
export function drawDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text, index) => {
    const look = index === 0 ? '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>' : '';
    return `<w:p><w:r>${look}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  });
  const content = `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return packed('word/document.xml', type, [{ name: 'word/document.xml', content }]);
}

/** A workbook of one sheet. */
export function drawXlsx(sheet: string, rows: readonly (readonly string[])[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cells = rows.map((row) => {
    const texts = row.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`);
    return `<row>${texts.join('')}</row>`;
  });
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const worksheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';
  return packed(
    'xl/workbook.xml',
    type,
    [
      {
        name: 'xl/workbook.xml',
        content: `${XML}<workbook xmlns="${main}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `${XML}<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
      },
    ],
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${worksheet}"/>`,
  );
}
