/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from './en.json';
import pl from './pl.json';

test('both languages have the same texts', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(pl).sort());
});

test('every error code of the API has a text', () => {
  const contract = readFileSync(join(process.cwd(), 'api/contract/src/errors.ts'), 'utf8');
  const table = contract.slice(contract.indexOf('ERROR_STATUS'), contract.indexOf('as const'));
  const codes = [...table.matchAll(/^ {2}(\w+): \d{3}/gm)].map(([, code]) => `errors.${code}`);
  expect(codes.length).toBeGreaterThan(20);
  expect(Object.keys(pl)).toEqual(expect.arrayContaining([...codes, 'errors.network', 'errors.unknown']));
});
