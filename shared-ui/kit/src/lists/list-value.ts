/** The items of a comma-separated value. */
export const listValue = (value: string | undefined): string[] => (value ? value.split(',') : []);

/** Adds the item to a comma-separated value, or removes it; undefined when none is left. */
export function toggled(value: string | undefined, item: string): string | undefined {
  const items = listValue(value);
  const next = items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
  return next.join(',') || undefined;
}
