/** Keeps an answer for so many milliseconds; callers at the same moment share one read, and a failure is not kept. */
export function keptFor<T>(milliseconds: number, clock: () => Date, load: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined;
  return () => {
    const now = Number(clock());
    if (kept && now < kept.until) return kept.value;
    const entry = { until: now + milliseconds, value: load() };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}
