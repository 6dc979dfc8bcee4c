import type { Page } from '@playwright/test';
import { digestOf, type PublicRelease, releasedRemote, releaseOf } from './released-remote.ts';

const REMOTE = 'mf_offers';

/** The placeholder of the search field on the list of offers, by the version that shows it. */
export const SHOWN = { first: 'Szukaj ofert', second: 'Szukaj towaru', urgent: 'Szukaj czego chcesz' } as const;
export type VersionName = keyof typeof SHOWN;

const script = (body: string) => ({
  contentType: 'text/javascript',
  body,
  headers: { 'access-control-allow-origin': '*' },
});

/** Pathname of the entry of another version of the remote, which differs in one text; only this page is served it. */
async function otherVersion(page: Page, name: Exclude<VersionName, 'first'>): Promise<string> {
  const remote = await releasedRemote(page.request, REMOTE);
  const [texts = ''] = remote.files('messages-offer-list-pl');
  const changed = (await (await page.request.get(texts)).text()).replace(SHOWN.first, SHOWN[name]);
  const digest = /[0-9a-f]{64}/.exec(texts)?.[0] ?? '';
  const source = remote.source.replaceAll(digest, digestOf(changed));
  const entry = remote.entry.replace(/[0-9a-f]{64}/, digestOf(source));
  const path = (file: string) => (url: URL) => url.pathname === file;
  await page.route(path(texts.replace(digest, digestOf(changed))), (route) => route.fulfill(script(changed)));
  await page.route(path(entry), (route) => route.fulfill(script(source)));
  return entry;
}

export interface Releases {
  /** The gateway has this version of the remote from now on; `urgent`: by a rollback. */
  release(name: VersionName, options?: { urgent?: boolean }): void;
  /** Resolves when the page has heard the gateway's answer to its next question. */
  heard(): Promise<void>;
}

/** Releases of other versions of the remote of offers, of which only this page hears. */
export async function releasesFor(page: Page): Promise<Releases> {
  const now = await releaseOf(page.request);
  const entries: Record<VersionName, string> = {
    first: now.remotes.find(({ name }) => name === REMOTE)?.entry ?? '',
    second: await otherVersion(page, 'second'),
    urgent: await otherVersion(page, 'urgent'),
  };
  let latest: PublicRelease & { urgent: string[] } = { ...now, urgent: [] };
  await page.route(/\/release\?have=\d+$/, (route) => {
    const have = Number(new URL(route.request().url()).searchParams.get('have'));
    return latest.number > have ? route.fulfill({ json: latest }) : route.fulfill({ status: 204 });
  });
  return {
    release(name, { urgent = false } = {}) {
      const remotes = now.remotes.map((remote) =>
        remote.name === REMOTE ? { ...remote, entry: entries[name] } : remote,
      );
      latest = { ...now, number: latest.number + 1, remotes, urgent: urgent ? [REMOTE] : [] };
    },
    heard: async () => {
      await page.waitForResponse(/\/release\?have=\d+$/);
    },
  };
}
