import type { AdminCategory } from '@wspolnik/contract';
import type { Locale } from '@wspolnik/system';

export const categoryName = (locale: Locale, { name, name_en }: AdminCategory) => (locale === 'en' ? name_en : name);

/** The categories for a select, each with those above it: `IT › Strony i sklepy`. */
export function categoryOptions(categories: readonly AdminCategory[], locale: Locale) {
  const labels = new Map<string, string>();
  for (const category of categories) {
    const above = category.parent_id === null ? undefined : labels.get(category.parent_id);
    labels.set(category.id, [above, categoryName(locale, category)].filter(Boolean).join(' › '));
  }
  return Array.from(labels, ([value, label]) => ({ value, label }));
}
