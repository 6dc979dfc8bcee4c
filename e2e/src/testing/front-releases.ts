import type { APIRequestContext } from '@playwright/test';
import type { Changes } from './front.ts';
import { SHOWN } from './next-release.ts';
import { digestOf, type PublicRelease, releasedRemote, releaseOf } from './released-remote.ts';

const NAME = 'mf_offers';
const SCRIPT = 'text/javascript; charset=utf-8';

export interface FrontReleases extends Changes {
  /** The next release has another text in the search field of offers. */
  release(): void;
  /** The one after it takes that back. */
  rollBack(): void;
  /** Pathname of the file that only the second version has. */
  changedFile: string;
}

interface ReleaseFiles {
  number: number;
  urgent: string[];
  containers: { name: string; files: string[] }[];
}

/** Releases as a gateway has them that follows a store, for every request of a browser, its service worker's among them. */
export async function frontReleases(product: APIRequestContext): Promise<FrontReleases> {
  const first: PublicRelease = await releaseOf(product);
  const remote = await releasedRemote(product, NAME);
  const [texts = ''] = remote.files('messages-offer-list-pl');
  const [digest = ''] = /[0-9a-f]{64}/.exec(texts) ?? [];
  const changed = (await (await product.get(texts)).text()).replace(SHOWN.first, SHOWN.second);
  const entry = remote.source.replaceAll(digest, digestOf(changed));
  const [oldEntry = ''] = /[0-9a-f]{64}/.exec(remote.entry) ?? [];
  const renamed = new Map([
    [digest, digestOf(changed)],
    [oldEntry, digestOf(entry)],
  ]);
  const nameOf = (of: string) => [...renamed].reduce((text, [from, to]) => text.replaceAll(from, to), of);
  const files = new Map([
    [nameOf(texts), changed],
    [nameOf(remote.entry), entry],
  ]);
  let step = 0;

  const numbered = <Release extends { number: number }>(release: Release, have: number): Release => ({
    ...release,
    number: first.number + step,
    // A rollback concerns whoever has the release before it.
    ...('urgent' in release ? { urgent: step === 2 && have < first.number + 2 ? [NAME] : [] } : {}),
  });

  return {
    changedFile: nameOf(texts),
    release: () => {
      step = 1;
    },
    rollBack: () => {
      step = 2;
    },
    answer(path) {
      const body = files.get(path.split('?')[0] ?? '');
      return body === undefined ? null : { type: SCRIPT, body };
    },
    change(path, text) {
      const have = Number(new URL(path, 'http://x').searchParams.get('have') ?? 0);
      if (path.startsWith('/release/files')) {
        const json = numbered(JSON.parse(text) as ReleaseFiles, have);
        return step === 1 ? nameOf(JSON.stringify(json)) : JSON.stringify(json);
      }
      if (!text.startsWith('<!doctype html>')) return text;
      const page = text.replace(`"number":${first.number},`, `"number":${first.number + step},`);
      return step === 1 ? nameOf(inBrowser(page)) : page;
    },
  };
}

/** The page as if the gateway had not rendered it: its markup is that of the first version. */
const inBrowser = (html: string): string =>
  html
    .replace('"rendered":true', '"rendered":false')
    .replace(` data-served="${NAME}"`, '')
    .replace(/<script type="application\/json" id="served">.*?<\/script>/s, '');
