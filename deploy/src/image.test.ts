import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const STAGE = /^FROM \S+(?: AS (\w+))?$/m;
const file = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8');
const stages = file.split(/^(?=FROM )/m).filter((text) => STAGE.test(text));
const named = (name: string) => stages.find((text) => STAGE.exec(text)?.[1] === name) ?? '';
const last = stages.at(-1) ?? '';

test('the image takes the release from the stage that signs, and nothing else of it', () => {
  const copied = Array.from(last.matchAll(/^COPY --from=build (.+)$/gm), ([, paths]) => paths);
  assert.deepEqual(copied, ['/release .releases']);
  const [, signed = ''] = /mkdir -p \/release\/keys([\s\S]+)$/.exec(named('build')) ?? [];
  assert.match(signed, /public-key > \/release\/keys\/release\.pub\.pem/);
  assert.match(signed, /cp -r \.releases\/channels \.releases\/files \.releases\/sets \/release\//);
});

test('the image has no private key, no development dependency and not the rest of the repository', () => {
  assert.match(named('packages'), /install --prod --frozen-lockfile/);
  for (const [line, paths = ''] of last.matchAll(/^COPY (?!--from)(.+)$/gm)) {
    assert.match(paths, /^(api|deploy|deploy\/settings)\/(src|public) /, line);
  }
  assert.doesNotMatch(last, /release\.pem|RELEASE_PRIVATE_KEY|secret/);
});

test('the image runs as somebody who cannot change it', () => {
  assert.match(last, /^USER node$/m);
  assert.doesNotMatch(last, /--chown/);
});
