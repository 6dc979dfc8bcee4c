import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const STAGE = /^FROM \S+(?: AS (\w+))?$/m;
const file = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8');
const stages = file.split(/^(?=FROM )/m).filter((text) => STAGE.test(text));
const named = (name: string) => stages.find((text) => STAGE.exec(text)?.[1] === name) ?? '';
const last = stages.at(-1) ?? '';

test('the image holds no release and no key, and knows where they come from', () => {
  assert.doesNotMatch(last, /--from=(?!packages)/);
  assert.doesNotMatch(file, /^(COPY|ADD|RUN|ARG).*(keys|\.pem|PRIVATE_KEY|secret)/m);
  assert.match(last, /^ENV .*RELEASES_DIR=\/releases GATEWAY_DIR=\/gateway$/m);
  assert.doesNotMatch(last, /\.releases/);
});

test('a separate image releases, and gets its keys when it runs', () => {
  assert.match(named('release'), /^CMD \["node", "tools\/src\/build\.ts"\]$/m);
  assert.match(named('release'), /install --frozen-lockfile/);
});

test('the image has no development dependency and not the rest of the repository', () => {
  assert.match(named('packages'), /install --prod --frozen-lockfile/);
  for (const [line, paths = ''] of last.matchAll(/^COPY (?!--from)(.+)$/gm)) {
    assert.match(paths, /^(api|api\/contract|deploy|deploy\/settings)\/(src|public) /, line);
  }
});

test('the image has every package of the repository that API and gateway depend on', async () => {
  const folders: Record<string, string> = {
    '@wspolnik/contract': 'api/contract',
    '@wspolnik/settings': 'deploy/settings',
  };
  for (const folder of ['api', 'deploy', ...Object.values(folders)]) {
    const { dependencies = {} } = JSON.parse(
      await readFile(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8'),
    );
    for (const [name, version] of Object.entries(dependencies)) {
      if (version === 'workspace:*') assert.ok(folders[name], `${name} of ${folder}`);
    }
    assert.match(named('packages'), new RegExp(`^COPY (.* )?${folder}/package\\.json ${folder}/$`, 'm'));
    assert.match(last, new RegExp(`^COPY ${folder}/src ${folder}/src$`, 'm'));
  }
  assert.match(named('packages'), /install .*--filter @wspolnik\/api\.\.\. --filter @wspolnik\/deploy\.\.\.$/m);
});

test('the image runs as somebody who cannot change it', () => {
  // Kubernetes cannot tell whether a name is root.
  assert.match(last, /^USER 1000$/m);
  assert.doesNotMatch(last, /--chown/);
});
