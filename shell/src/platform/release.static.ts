import admin from '../../../mf-admin/remote.json';
import companies from '../../../mf-companies/remote.json';
import feed from '../../../mf-feed/remote.json';
import messaging from '../../../mf-messaging/remote.json';
import offers from '../../../mf-offers/remote.json';
import wallet from '../../../mf-wallet/remote.json';
import type { PublicRemote, Release } from './release.ts';

export type * from './release.ts';

/** Replaces release.ts in the monolith of the benchmarks, whose contents are known at build time. */
const remotes = [offers, companies, feed, messaging, wallet, admin].map((manifest) => ({
  ...manifest,
  version: '0',
  entry: '',
})) as unknown as PublicRemote[];

let release: Release | undefined;

export function readRelease(): Release {
  release ??= { ...JSON.parse(document.getElementById('release')?.textContent || '{}'), remotes };
  return release as Release;
}
