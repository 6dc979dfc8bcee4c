import { LINK_LENGTH, type LinkPreview } from '@wspolnik/contract/link-previews';
import { DAY_MS, HOUR_MS, HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { fetchPublic } from '../../platform/outbound/fetch-public.ts';
import { OutboundError, publicUrl } from '../../platform/outbound/public-address.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { inspectFile } from '../../platform/uploads/inspect-file.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { type StoredImage, storeImage } from '../../platform/uploads/store-image.ts';
import { ApiProblem, problem } from '../../platform/wire/problem.ts';
import { findPreview, insertPreview, type KnownLink } from './link-previews.sql.ts';
import { readPage } from './read-page.ts';

/** Milliseconds for a page with its redirects and picture; nobody waits longer for a decoration. */
const DEADLINE_MS = 3000;
/** Of the page, and again of the picture. */
const MAX_BYTES = 1_000_000;
const GOOD_FOR_MS = 7 * DAY_MS;
/** A site that is down for a moment gets another chance, but not with every letter that is typed. */
const FAILED_FOR_MS = HOUR_MS;
/** In one process. Each holds up to two bodies in memory. */
const AT_ONCE = 8;
/** Pages that one person makes the API fetch. */
const FETCHES: ThrottleRule = { name: 'link-previews', limit: 120, windowSeconds: HOUR_S };

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const PICTURE = /^image\/(jpeg|jpg|pjpeg|png|apng)$/;

let running = 0;

/**
 * What the linked page says about itself, from the cache or from its server.
 *
 * @throws ApiProblem link_preview_failed for whatever reason, throttled, unavailable when too many are being fetched
 */
export async function getLinkPreview(context: Context, caller: Identity, typed: string): Promise<LinkPreview> {
  const { preview } = await findOrFetch(context, caller, typed);
  if (!preview) throw problem('link_preview_failed');
  return preview;
}

/** The row that a post may refer to; null when there is no preview, which does not hinder a post. */
export async function linkPreviewId(context: Context, author: Identity, typed: string | undefined) {
  if (!typed) return null;
  try {
    const { id, preview } = await findOrFetch(context, author, typed);
    return preview && id;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

async function findOrFetch(context: Context, caller: Identity, typed: string): Promise<KnownLink> {
  const { db, clock } = context;
  const url = readUrl(context, typed);
  const known = await findPreview(db, url.href, clock());
  if (known) return known;
  await throttle(db, FETCHES, caller.user.id, clock());
  if (running >= AT_ONCE) throw problem('unavailable', { retryAfter: 5 });
  running += 1;
  try {
    await fetchAndKeep(context, url);
  } finally {
    running -= 1;
  }
  const kept = await findPreview(db, url.href, clock());
  if (!kept) throw problem('link_preview_failed');
  return kept;
}

function readUrl({ outbound }: Context, typed: string): URL {
  try {
    const url = publicUrl(typed, outbound);
    // Normalising may make it longer than a row allows.
    if (url.href.length > LINK_LENGTH) throw new OutboundError('too long');
    return url;
  } catch {
    throw problem('link_preview_failed');
  }
}

/** Failures are kept too. The reason stays here: it would tell a stranger about the own network. */
async function fetchAndKeep(context: Context, url: URL): Promise<void> {
  const { db, clock } = context;
  const found = await fetchFacts(context, url).catch(() => null);
  const now = clock();
  const expiresAt = new Date(now.getTime() + (found ? GOOD_FOR_MS : FAILED_FOR_MS));
  const facts = found ?? { title: null, description: null, site: null, image: null };
  await db.transaction(async (tx) => {
    await insertPreview(tx, { id: newId(), url, ...facts, expiresAt }, now);
    await enqueueVariants(tx, [facts.image?.key], now);
  });
}

async function fetchFacts(context: Context, url: URL) {
  const options = {
    rules: context.outbound,
    signal: AbortSignal.timeout(DEADLINE_MS),
    userAgent: `Wspolnik (${context.config.publicUrl}; link preview)`,
    maxBytes: MAX_BYTES,
  };
  const page = await fetchPublic(url, { ...options, types: HTML });
  const { title, image, ...facts } = readPage(page);
  if (!title) throw new OutboundError('without a title');
  const address = image && URL.parse(image, page.url.href);
  const picture = address ? await fetchPicture(context, address, options).catch(() => null) : null;
  return { ...facts, title, image: picture };
}

/** Stored again in our own encoding: what a stranger's server sends reaches nobody's browser. */
async function fetchPicture(
  context: Context,
  url: URL,
  options: Omit<Parameters<typeof fetchPublic>[1], 'types'>,
): Promise<StoredImage | null> {
  const { bytes, isWhole } = await fetchPublic(url, { ...options, types: PICTURE });
  const ending = isWhole ? await inspectFile(bytes) : null;
  if (ending !== 'png' && ending !== 'jpg') return null;
  const mime = ending === 'png' ? 'image/png' : 'image/jpeg';
  return storeImage(context, { field: 'image', name: 'link', mime, ending, kind: 'image', bytes });
}
