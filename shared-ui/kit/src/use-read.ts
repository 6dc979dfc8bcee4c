import { ApiError, getJSON, isOfGuest, onLiveOpened, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { type CacheKey, fetchRead, readAs } from './cache.ts';
import { FirstAnswers } from './first-answers.ts';
import { isGone } from './gone.ts';
import type { ReadPath } from './read.ts';

export interface ReadState<Data> {
  /** Read data stay when a later read fails, unless that says that it is gone. */
  data: Data | undefined;
  /** Why the last read failed. */
  error: ApiError | undefined;
  /** The shown data may be out of date: the last read failed, or in a list the answer to the present query is on its way. */
  isStale: boolean;
  /** The shown data are those of a guest, from which the gateway has rendered the page; one's own are on their way. */
  isOfGuest?: boolean;
  retry(): void;
}

/**
 * `refreshInterval` repeats a read while its answer is awaited, as that of a payment. `shouldRetryOnError` is for what has no
 * room for a panel with a retry, as a number in the header. Within `dedupingInterval`, in milliseconds, all components share one read.
 */
export type ReadOptions<Data> = Pick<
  SWRConfiguration<Data, unknown>,
  'revalidateOnFocus' | 'revalidateOnReconnect' | 'refreshInterval' | 'shouldRetryOnError' | 'dedupingInterval'
>;

const apiError = (error: unknown): ApiError | undefined => (error instanceof ApiError ? error : undefined);

/** There was no answer, or none of the API: the server restarts, or the connection is lost. */
const isAway = (error: ApiError | undefined): boolean =>
  error !== undefined && (error.status === 0 || error.status >= 502);

/** A failed read shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */
const NO_RETRIES = { shouldRetryOnError: false };

const GUEST = profileKey(useSessionStore.getInitialState());

function useCached<Data>(
  path: ReadPath<Data> | null,
  fetcher: (key: CacheKey) => Promise<Data>,
  options?: ReadOptions<Data>,
) {
  const profile = useSessionStore(profileKey);
  const firstAnswers = useContext(FirstAnswers);
  const answer = path === null ? undefined : (firstAnswers[path] as Data | undefined);
  // React takes a served page over as a guest; right after that the profile is the own one, whose answer is on its way.
  const isForeign = isOfGuest(firstAnswers) && profile !== GUEST;
  const key: CacheKey | null = path === null ? null : [path, profile];
  const { data, error, mutate } = useSWR<Data, unknown, CacheKey | null>(key, fetcher, {
    ...NO_RETRIES,
    ...options,
    // Not undefined: SWR would take the key for a setting.
    ...(answer !== undefined && !isForeign && { fallbackData: answer }),
  });
  const retry = useCallback(() => void mutate(), [mutate]);
  const failure = apiError(error);
  // The connection for live updates tries again every few seconds: when it is back, the server is.
  useEffect(() => (isAway(failure) ? onLiveOpened(retry) : undefined), [failure, retry]);
  const shown = data ?? (isForeign && error === undefined ? answer : undefined);
  return { data: shown, error: failure, isOfGuest: data === undefined && shown !== undefined, profile, retry };
}

/** Reads one thing for the profile in use; nothing while `path` is null. */
export function useRead<Data>(path: ReadPath<Data> | null, options?: ReadOptions<Data>): ReadState<Data> {
  const { data, error, isOfGuest: ofGuest, retry } = useCached<Data>(path, fetchRead, options);
  return useMemo(() => {
    const shown = isGone(error) ? undefined : data;
    return { data: shown, error, isStale: shown !== undefined && error !== undefined, isOfGuest: ofGuest, retry };
  }, [data, error, ofGuest, retry]);
}

export interface ListState<Page> extends ReadState<Page> {
  /** The answer to another query than the present one: that is on its way, or there is no connection. */
  isOther: boolean;
}

/**
 * Reads one page of a list. While another query loads, the page before stays; when it fails, it stays only without a
 * connection: otherwise it would pass for an answer.
 */
export function useList<Page>(path: ReadPath<Page> | null, options?: ReadOptions<Page>): ListState<Page> {
  const { data, error, profile, retry } = useCached<Page>(path, useLatestFetch(path), options);
  const before = useRef<{ page: Page; profile: string }>(undefined);
  useEffect(() => {
    if (data !== undefined) before.current = { page: data, profile };
  }, [data, profile]);
  const kept = before.current?.profile === profile && path !== null ? before.current.page : undefined;
  const other = error === undefined || error.code === 'network' ? kept : undefined;
  // The same object for the same state, so that a memoized list is not drawn anew.
  return useMemo(() => {
    const shown = data ?? other;
    const isOther = data === undefined && shown !== undefined;
    return { data: shown, error, isStale: isOther || (shown !== undefined && error !== undefined), isOther, retry };
  }, [data, other, error, retry]);
}

/** Gives up the read before: its answer is wanted no longer, and the connection is free for this one. */
function useLatestFetch<Data>(shown: ReadPath<Data> | null): (key: CacheKey) => Promise<Data> {
  const running = useRef<AbortController>(undefined);
  return useCallback(
    ([path, profile]) =>
      readAs(profile, () => {
        // SWR begins a read of cached data one frame later. What it then reads for is perhaps shown no longer, and must not end
        // the read that has taken its place.
        if (path !== shown) return getJSON<Data>(path);
        running.current?.abort();
        const controller = new AbortController();
        running.current = controller;
        return getJSON<Data>(path, { signal: controller.signal });
      }),
    [shown],
  );
}

/**
 * What takes more than one call, read once under a name. `compute` gets its data by `getJSON`; the name lists what it depends on.
 */
export function useComputed<Data>(name: string | null, compute: () => Promise<Data>): ReadState<Data> {
  const profile = useSessionStore(profileKey);
  const key: CacheKey | null = name === null ? null : [`computed ${name}`, profile];
  const run = ([, owner]: CacheKey) => readAs(owner, compute);
  const { data, error, mutate } = useSWRImmutable<Data, unknown, CacheKey | null>(key, run, NO_RETRIES);
  const failure = apiError(error);
  return { data, error: failure, isStale: false, retry: () => void mutate() };
}
