import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersMissing, callsOf } from './callers.ts';

const missing = (call: string, source: string, reasons: Record<string, string> = {}) =>
  callersMissing({ calls: [call], sources: [source], reasons });
const ID = '$' + '{id}';

test('reads each call of the table once', () => {
  const table = '| GET `offers/` | 200 |\n| GET `offers/`<br>of others | 404 |\n| DELETE `offers/{id}/` | 204 |\n';
  assert.deepEqual(callsOf(table), ['GET offers/', 'DELETE offers/{id}/']);
});

test('the check finds a caller by its path and method', () => {
  for (const [call, source] of [
    ['GET offers/', "defineRead<Page>('offers/', { query })"],
    ['GET offers/{id}/', "defineRead('offers/:id/')"],
    ['PUT offers/{id}/', `sendJSON('PUT', \`offers/${ID}/\`, { json })`],
    ['GET search/', `getJSON(\`search/${ID}\`)`],
    ['POST links/{id}/revoke/', `sendJSON('POST', \`links/${ID}/${ID}/\`)`],
    ['POST accounts/logout/', "http.post('accounts/logout/', { json })"],
  ] as const) {
    assert.deepEqual(missing(call, source), [], call);
  }
});

test('the check takes no longer path, and no other method, for a caller', () => {
  for (const [call, source] of [
    ['GET offers/', "defineRead('offers/:id/')"],
    ['GET offers/', "defineRead('my-offers/')"],
    ['DELETE offers/{id}/', "defineRead('offers/:id/')"],
    ['POST offers/', "sendJSON('PUT', 'offers/')"],
  ] as const) {
    assert.equal(missing(call, source).length, 1, call);
  }
});

test('the check accepts a reason, and refuses one that is not needed or of no call', () => {
  const reasons = { 'GET files/{key}': 'Addresses come in answers.' };
  assert.deepEqual(missing('GET files/{key}', '', reasons), []);
  assert.match(missing('GET files/{key}', "getJSON('files/:key')", reasons)[0] ?? '', /not needed/);
  assert.match(missing('GET offers/', "getJSON('offers/')", reasons)[0] ?? '', /no call/);
});
