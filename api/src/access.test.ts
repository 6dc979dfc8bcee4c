import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { IDENTITIES, type IdentityName } from './testing/access/identities.ts';
import { accessPage } from './testing/access/page.ts';
import { expectedOf, type Row } from './testing/access/row.ts';
import { ACCESS } from './testing/access/table.ts';
import { accessTrials } from './testing/access/trials.ts';
import { createTestApi, isSmoke } from './testing/harness.ts';

const { declared, attempt, disclosures } = await accessTrials(await createTestApi());
const rows = ACCESS.flatMap((area) => area.rows);

async function check(row: Row, name: IdentityName): Promise<void> {
  const { outcome, about, shows } = await attempt(row, name);
  assert.equal(outcome, expectedOf(row, name), about);
  if (typeof outcome !== 'number') return;
  assert.equal(shows, row.seenBy?.includes(name), `${name} sees what is for ${row.seenBy}`);
}

/** Of a smoke the first that the call is for: refusals come from above the engine. */
function identitiesFor(row: Row): readonly IdentityName[] {
  if (!isSmoke) return IDENTITIES;
  return IDENTITIES.filter((name) => typeof expectedOf(row, name) === 'number').slice(0, 1);
}

describe('every call answers each identity as docs/access.md says', () => {
  for (const row of rows) {
    it([row.call, row.on].filter(Boolean).join(', '), async () => {
      for (const name of identitiesFor(row)) await check(row, name);
    });
  }
});

describe('the table', () => {
  it('the table has private fields that are answered to whom they are meant for, and no exception in vain', {
    skip: isSmoke && 'a smoke tries each call as only one identity',
  }, () => {
    assert.deepEqual(disclosures.unseenFields(), []);
    assert.deepEqual(disclosures.unusedExceptions(), []);
  });

  it('the table has exactly the operations of the OpenAPI document', () => {
    const calls = new Set<string>(rows.map(({ call }) => call));
    assert.deepEqual([...calls].sort(), [...declared.keys()].sort());
  });

  it('the table equals docs/access.md', async () => {
    const shown = await readFile(new URL('../../docs/access.md', import.meta.url), 'utf8');
    assert.equal(
      shown,
      accessPage(declared),
      'docs/access.md is stale: node api/src/testing/access/print.ts > docs/access.md',
    );
  });
});
