import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileEnding } from '../files/file-store.ts';
import { fileName } from './file-name.ts';

const CASES: [typed: string, ending: FileEnding, name: string][] = [
  ['faktura.pdf', 'pdf', 'faktura.pdf'],
  ['faktura.pdf.html', 'pdf', 'faktura.pdf'],
  ['faktura.PDF.exe.', 'pdf', 'faktura.pdf'],
  ['faktura.pdf.html ', 'pdf', 'faktura.pdf'],
  ['faktura.jar', 'docx', 'faktura.docx'],
  ['faktura', 'docx', 'faktura.docx'],
  ['faktura.html.pdf', 'pdf', 'faktura.html.pdf'],
  ['zdjęcie.JPEG', 'jpg', 'zdjęcie.jpg'],
  ['Faktura nr 05.2024', 'pdf', 'Faktura nr 05.2024.pdf'],
  ['umowa v1.2.pdf', 'pdf', 'umowa v1.2.pdf'],
  ['Zażółć Sp. z o.o.pdf', 'pdf', 'Zażółć Sp. z o.o.pdf'],
  ['Zażółć Sp. z o.o.', 'odt', 'Zażółć Sp. z o.o.odt'],
  ['z\u0307o\u0142w.pdf', 'pdf', 'żołw.pdf'],
  ['\u202efdp.exe', 'pdf', 'fdp.pdf'],
  ['fak\u200btu\u2066ra\u0000\r\n.pdf', 'pdf', 'faktura.pdf'],
  ['..\\..\\evil/../umowa.pdf', 'pdf', 'umowa.pdf'],
  ['C:\\Users\\Jan\\umowa.pdf', 'pdf', 'umowa.pdf'],
  ['umowa.pdf:stream.exe', 'pdf', 'umowa.pdf_stream.pdf'],
  ['umowa<1>|"2"?.pdf', 'pdf', 'umowa_1___2__.pdf'],
  ['.htaccess', 'pdf', 'plik.pdf'],
  ['CON', 'pdf', 'plik.pdf'],
  ['lpt1.backup.pdf', 'pdf', 'plik.pdf'],
  ['control.pdf', 'pdf', 'control.pdf'],
  ['', 'pdf', 'plik.pdf'],
  ['...', 'pdf', 'plik.pdf'],
  ['.pdf', 'pdf', 'plik.pdf'],
  ['\ud800', 'pdf', '\ufffd.pdf'],
];

describe('the name of a stored file', () => {
  for (const [typed, ending, name] of CASES) {
    it(`the name is ${JSON.stringify(name)} for ${JSON.stringify(typed)}`, () =>
      assert.equal(fileName(typed, ending), name));
  }

  it('the name has at most 120 characters, its ending among them, and stays the same when it is read again', () => {
    const name = fileName(`${'ą'.repeat(300)}.html`, 'docx');
    assert.equal([...name].length, 120);
    assert.ok(name.endsWith('ą.docx'));
    for (const [typed, ending] of CASES) {
      const once = fileName(typed, ending);
      assert.equal(fileName(once, ending), once);
    }
  });
});
