import type { Notification, NotificationPage } from '@wspolnik/contract';
import { MAX_PAGE } from '@wspolnik/contract/limits';
import { useRead } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notificationsRead, readOlder } from './notifications.api.ts';

const PAGE = 30;

interface Older {
  rows: readonly Notification[];
  /** False once nothing older is left. */
  hasMore: boolean;
}

/** Older rows after those of the first page: without repetitions, which a renewed row that moved up would cause. */
function joined(first: readonly Notification[], older: readonly Notification[]): Notification[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...older.filter(({ id }) => !ids.has(id))];
}

/** Reads as many again as were shown below the first page. */
async function readAgain(before: string | undefined, unseen: boolean | undefined, count: number): Promise<Older> {
  const rows: Notification[] = [];
  let from = before;
  let hasMore = from !== undefined;
  while (hasMore && rows.length < count) {
    const limit = Math.min(MAX_PAGE, count - rows.length);
    const { results } = await readOlder({ limit, unseen, before: from });
    rows.push(...results);
    from = results.at(-1)?.id;
    hasMore = results.length === limit;
  }
  return { rows, hasMore };
}

/**
 * The newest notifications, read again with every change, and the older ones that were asked for. What another tab marked as
 * seen, and what came while there was no connection, reaches the older ones as well.
 */
export function useNotificationList(unseen: boolean | undefined) {
  const read = useRead<NotificationPage>(notificationsRead({ limit: PAGE, unseen }));
  const [older, setOlder] = useState<Older | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [moreError, setMoreError] = useState<ApiError | null>(null);
  const first = read.data?.results;
  const rows = useMemo(() => first && joined(first, older?.rows ?? []), [first, older]);
  const hasMore = older ? older.hasMore : first !== undefined && first.length === PAGE;

  const shown = useRef({ rows, older });
  shown.current = { rows, older };

  const more = useCallback(async () => {
    const before = shown.current.rows?.at(-1)?.id;
    if (before === undefined) return;
    setLoading(true);
    setMoreError(null);
    try {
      const { results } = await readOlder({ limit: PAGE, unseen, before });
      setOlder((now) => ({ rows: joined(now?.rows ?? [], results), hasMore: results.length === PAGE }));
    } catch (error) {
      if (error instanceof ApiError) setMoreError(error);
    } finally {
      setLoading(false);
    }
  }, [unseen]);

  const lastOfFirst = first?.at(-1)?.id;
  // With every answer of the first page: its end has moved, or something in the middle was marked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer matters
  useEffect(() => {
    const count = shown.current.older?.rows.length;
    if (!count) return;
    let isCurrent = true;
    readAgain(lastOfFirst, unseen, count).then(
      (again) => isCurrent && setOlder(again),
      // The rows stay as they were; the next change reads them again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [first]);

  return { read, rows, hasMore, isLoading, more, moreError };
}
