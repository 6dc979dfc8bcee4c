import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBankNumber, isKrs, isNip, isPesel, isPolishPhone, isRegon } from './check-digits.ts';

interface Vectors {
  /** As written, with the stored digits. */
  accepted: Record<string, string>;
  refused: string[];
}

// Read from disk, because shared-ui imports nothing of the API. The API's own test reads the same file.
const VECTORS = join(__dirname, '../../../../api/contract/src/check-digits.vectors.json');
const shared: Record<'nip' | 'regon' | 'krs' | 'nrb' | 'phone', Vectors> = JSON.parse(readFileSync(VECTORS, 'utf8'));

type Table = readonly [name: string, check: (value: string) => boolean, good: string[], bad: string[]];

const ofBoth = (name: string, check: (value: string) => boolean, { accepted, refused }: Vectors): Table => [
  name,
  check,
  Object.keys(accepted),
  refused,
];

const TABLES: readonly Table[] = [
  ofBoth('NIP', isNip, shared.nip),
  ofBoth('REGON', isRegon, shared.regon),
  ofBoth('KRS', isKrs, shared.krs),
  ofBoth('bank number', isBankNumber, shared.nrb),
  [
    'PESEL',
    isPesel,
    ['44051401359', '02070803628', '90090515836', 'PESEL: 440514\u2011013\u201159\u200b'],
    ['44051401358', '00000000000', '4405140135', '44131401359', '90023001231', 'PL44051401359', ''],
  ],
  ofBoth('phone', isPolishPhone, shared.phone),
];

describe.each(TABLES)('%s', (_name, check, good, bad) => {
  test.each(good)('the rule accepts %s', (value) => {
    expect(check(value)).toBe(true);
  });
  test.each(bad)('the rule rejects "%s"', (value) => {
    expect(check(value)).toBe(false);
  });
});
