import type { Category } from '@wspolnik/contract';
import { defineRead, useRead } from '@wspolnik/kit';

export const categoriesRead = defineRead<Category[]>('categories/');

const NONE: Category[] = [];

/** The category tree; empty while it loads and when it fails (specification §7). */
export function useCategories() {
  const { data, error, retry } = useRead(categoriesRead(), { revalidateOnFocus: false });
  const isLoading = data === undefined && error === undefined;
  return { categories: data ?? NONE, isLoading, hasFailed: data === undefined && error !== undefined, retry };
}
