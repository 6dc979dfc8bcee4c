/** The part of CacheStorage that the service worker uses, in memory; jsdom has none. */
export class MemoryCaches {
  /** Name → path → answer, in the order of writing. */
  readonly content = new Map<string, Map<string, Response>>();
  /** A full device refuses each further entry. */
  isFull = false;

  async open(name: string) {
    // Kept, also when the cache is deleted meanwhile.
    const entries = this.content.get(name) ?? new Map<string, Response>();
    this.content.set(name, entries);
    const put = async (path: string, answer: Response) => {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(path, answer);
    };
    const pathOf = (key: string | { url: string }) =>
      typeof key === 'string' ? key : new URL(key.url).pathname + new URL(key.url).search;
    return {
      put,
      match: async (path: string) => entries.get(path)?.clone(),
      delete: async (key: string | { url: string }) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => ({ url: new URL(path, window.location.origin).href })),
    };
  }

  has = async (name: string) => this.content.has(name);
  keys = async () => [...this.content.keys()];
  delete = async (name: string) => this.content.delete(name);

  /** Paths of all entries in caches whose name has this part. */
  paths(part: string): string[] {
    const found = [...this.content].filter(([name]) => name.includes(part));
    return found.flatMap(([, entries]) => [...entries.keys()]);
  }
}
