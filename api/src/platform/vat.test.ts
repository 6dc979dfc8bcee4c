import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { VAT_RATES, type VatRate } from '@wspolnik/contract/vat';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { grossOf, netOf } from './vat.ts';

interface Amounts {
  rate: VatRate;
  net: number;
  gross: number;
}
const VECTORS: { amounts: Amounts[]; nets: Amounts[] } = JSON.parse(
  readFileSync(new URL('../../contract/src/vat.vectors.json', import.meta.url), 'utf8'),
);
const api = await createTestApi();

describe('the two amounts of a price', () => {
  it('the conversion rounds each to the grosz, halves up', () => {
    for (const { rate, net, gross } of VECTORS.amounts) assert.equal(grossOf(net, rate), gross, `${net} at ${rate}`);
    for (const { rate, net, gross } of [...VECTORS.amounts, ...VECTORS.nets]) {
      assert.equal(netOf(gross, rate), net, `${gross} at ${rate}`);
    }
  });

  it('the conversion is the same in the database', async () => {
    for (const { rate, net, gross } of [...VECTORS.amounts, ...VECTORS.nets]) {
      const row = await api.db.one<{ net: number }>(sql`select f_net(${gross}::bigint, ${rate}) as net`);
      assert.equal(row?.net, net, `${gross} at ${rate}`);
    }
  });

  it('every net amount follows from its gross one, so that only the gross one is stored', () => {
    for (const rate of VAT_RATES) {
      for (let net = 0; net <= 20_000; net += 1)
        assert.equal(netOf(grossOf(net, rate), rate), net, `${net} at ${rate}`);
    }
  });
});
