import type { Category } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

const NONE: Category[] = [];

/** Without the tree nobody can choose, so a failure can be tried again. */
export function useCategoryTree() {
  const { data, error, mutate } = useSWR<Category[], ApiError>(swrKeys.categories(), { revalidateOnFocus: false });
  return { categories: data ?? NONE, failed: error !== undefined && data === undefined, retry: () => void mutate() };
}
