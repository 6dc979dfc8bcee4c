import type { Category } from '@wspolnik/api/contract';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

const NONE: Category[] = [];

/** The category tree; empty while it loads and when it fails (specification §7). */
export function useCategories(): { categories: Category[]; isLoading: boolean } {
  const { data, isLoading } = useSWR<Category[]>(swrKeys.categories(), { revalidateOnFocus: false });
  return { categories: data ?? NONE, isLoading };
}
