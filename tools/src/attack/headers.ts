import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

const NONE = /^default-src 'none'/;

/** Paths of everything that a visitor can ask for: pages, data, built files, workers, the site's own files, refusals. */
async function paths(url: string): Promise<string[]> {
  const page = await fetch(`${url}/offers`, { headers: { accept: 'text/html' } }).then((response) => response.text());
  const files = Array.from(page.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g), ([, file = '']) => file);
  assert.ok(files.length > 5, 'the page names no files');
  const others = ['/', '/en/contact', '/admin', '/nothing', '/api/offers/', '/api/none/', '/dev/mail'];
  return [...others, ...files, '/robots.txt', '/.well-known/security.txt', '/release/grants', '/readyz', '/r/a/b/c.js'];
}

export const attack: Attack = {
  aim: 'frame a page, run something in an answer, or fill the log with reports',
  async run({ url, call }) {
    const tried = await paths(url);
    for (const path of tried) {
      const { headers } = await call('GET', path, { headers: { accept: 'text/html' } });
      assert.match(headers.get('content-security-policy') ?? '', NONE, path);
      assert.equal(headers.get('x-frame-options'), 'DENY', path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('cross-origin-embedder-policy'), 'require-corp', path);
    }
    const send = (json: unknown) => call('POST', '/reports', { json });
    assert.equal((await send('x'.repeat(20_000))).status, 413);
    const statuses = [];
    for (let sent = 0; sent < 70; sent += 1) statuses.push((await send([])).status);
    assert.ok(statuses.includes(429), 'reports are taken without end');
    return `${tried.length} kinds of answers forbid framing and running, and reports are few and small`;
  },
};
