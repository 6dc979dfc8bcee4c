import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { PRODUCTION } from '../../testing/production.ts';
import { readConfig } from '../config.ts';
import { parseDataKeys, readDataKeys } from './data-keys.ts';
import { createVault } from './vault.ts';

const key = (id: string, text: string) => `${id}:${Buffer.alloc(32, text).toString('base64')}`;
const vaultOf = (...keys: string[]) => createVault(parseDataKeys(keys.join(',')), Buffer.alloc(32));
const OLD = key('2026', 'old');
const NEW = key('2027', 'new');

describe('a vault', () => {
  it('the vault encrypts the same text differently each time, with the key named in front', () => {
    const vault = vaultOf(OLD);
    const [one, other] = [vault.seal('a 1', 'tekst ż'), vault.seal('a 1', 'tekst ż')];
    assert.match(one, /^2026\.[\w-]+$/);
    assert.notEqual(one, other);
    assert.equal(vault.open('a 1', one), 'tekst ż');
  });

  it('the vault opens nothing that was moved to another record or altered', () => {
    const vault = vaultOf(OLD);
    const sealed = vault.seal('a 1', 'tekst');
    assert.throws(() => vault.open('a 2', sealed), /a 2 does not open: it was altered/);
    const bytes = vault.sealBytes('file 1', Buffer.from('%PDF'));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    assert.throws(() => vault.openBytes('file 1', bytes), /altered/);
    for (const nonsense of ['', '.', 'tekst', '2026.', '2026.AAAA']) assert.equal(vault.tryOpen('a 1', nonsense), null);
  });

  it('reads what an older key encrypted, writes with the newest, and names a key that is missing', () => {
    const before = vaultOf(OLD);
    const [text, bytes] = [before.seal('a', 'tekst'), before.sealBytes('b', Buffer.from('%PDF'))];
    const both = vaultOf(NEW, OLD);
    assert.equal(both.open('a', text), 'tekst');
    assert.equal(Buffer.from(both.openBytes('b', bytes)).toString(), '%PDF');
    assert.deepEqual([both.isCurrent(text), both.isCurrent(bytes)], [false, false]);
    assert.equal(both.isCurrent(both.seal('a', 'tekst')), true);
    assert.throws(() => vaultOf(NEW).open('a', text), /a needs a key that DATA_KEYS lacks/);
  });
});

describe('DATA_KEYS', () => {
  it('the setting refuses malformed keys in one sentence that does not repeat them', () => {
    const secret = Buffer.alloc(31, 's').toString('base64');
    for (const text of ['x', `1:${secret}`, `${OLD},`, secret]) {
      assert.throws(
        () => readConfig({ DATA_KEYS: text }),
        (error: Error) => error.message.startsWith('DATA_KEYS must') && !error.message.includes(secret),
      );
    }
    assert.throws(() => readConfig({ DATA_KEYS: `${OLD},${OLD}` }), /DATA_KEYS must give each key a different name/);
  });

  it('the setting is required in production', () => {
    assert.throws(() => readConfig({ ...PRODUCTION, DATA_KEYS: '' }), /DATA_KEYS must be set/);
    assert.equal(readConfig({ ...PRODUCTION, DATA_KEYS: NEW }).dataKeys, NEW);
  });

  it('elsewhere the key is made once in the data directory, readable only for its owner', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'wspolnik-keys-'));
    try {
      const first = await readDataKeys({ dataKeys: null, dataDir });
      assert.deepEqual(await readDataKeys({ dataKeys: null, dataDir }), first);
      assert.equal((await stat(path.join(dataDir, 'data.keys'))).mode & 0o777, 0o600);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
