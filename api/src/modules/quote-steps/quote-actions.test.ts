import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { QUOTE_KINDS, QUOTE_STATUSES } from '@wspolnik/contract/quotes';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { allowedActions } from './quote-actions.ts';

const NOW = new Date('2026-01-10T10:00:00.000Z');
const sides = { seller_id: 'firm', buyer_user_id: 'ewa', buyer_company_id: null };
const person = (id: string) => ({ user: { id }, company: null }) as unknown as Identity;
const member = (id: string, role: string) => ({ user: { id: 'jan' }, company: { id, role } }) as unknown as Identity;

const TODAY = '2026-01-10T08:00:00.000Z';

const allowed = (caller: Identity, expires_at: string | null = '2026-01-11T10:00:00.000Z', status_since = TODAY) =>
  Object.fromEntries(
    QUOTE_KINDS.flatMap((kind) =>
      QUOTE_STATUSES.map((status) => [
        `${kind} ${status}`,
        allowedActions({ ...sides, kind, status, status_since, expires_at, is_deserted: false }, caller, NOW).join(),
      ]),
    ).filter(([, actions]) => actions !== ''),
  );

describe('who may do what with a quote', () => {
  it('the rule lets the buyer accept a proposal, withdraw what is open, and ask once more', () => {
    assert.deepEqual(allowed(person('ewa')), {
      'quote asked': 'decline',
      'quote proposed': 'accept,decline',
      'quote expired': 'reopen',
      'application asked': 'decline',
      'application accepted': 'decline',
    });
  });

  it('the rule lets owners and managers of the seller propose, decline a question, invite and hire', () => {
    const seller = {
      'quote asked': 'propose,decline',
      'quote proposed': 'propose',
      'quote expired': 'propose',
      'application asked': 'accept,decline',
      'application accepted': 'hire,decline',
    };
    assert.deepEqual(allowed(member('firm', 'owner')), seller);
    assert.deepEqual(allowed(member('firm', 'manager')), seller);
  });

  it('the rule lets nobody else do anything, nor anybody after its time', () => {
    for (const caller of [member('firm', 'member'), member('other', 'owner'), person('ola'), member('x', 'owner')]) {
      assert.deepEqual(allowed(caller), {});
    }
    assert.deepEqual(allowed(person('ewa'), NOW.toISOString()), {});
    const longAgo = '2025-10-11T10:00:00.000Z';
    assert.equal(allowed(person('ewa'), null, longAgo)['quote expired'], undefined);
    assert.equal(allowed(member('firm', 'owner'), null, longAgo)['quote expired'], undefined);
  });
});
