/** How long counts are collected before they are written. A process that is killed loses them. */
const WRITE_AFTER_MS = 5000;
/** Keys that wait at once; a flood of new ones is dropped, because memory is worth more than a figure. */
const MAX_KEYS = 10_000;

export interface BatchedCounterOptions {
  /** Adds the counts in one statement. It may get the counts of a failed batch again. */
  write(counts: ReadonlyMap<string, number>): Promise<void>;
  onError(error: Error): void;
  maxKeys?: number;
}

/** Adds up counts in memory and writes them together: what happens often makes few statements and holds no row for long. */
export class BatchedCounter {
  private readonly options: BatchedCounterOptions;
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: BatchedCounterOptions) {
    this.options = options;
  }

  add(key: string, count = 1): void {
    const known = this.waiting.get(key);
    if (known === undefined && this.waiting.size >= (this.options.maxKeys ?? MAX_KEYS)) return;
    this.waiting.set(key, (known ?? 0) + count);
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Writes what waits, after a batch that is being written. A failed batch waits again and is reported. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeOnce());
    return this.writing;
  }

  private async writeOnce(): Promise<void> {
    const counts = this.waiting;
    if (counts.size === 0) return;
    this.waiting = new Map();
    try {
      await this.options.write(counts);
    } catch (error) {
      for (const [key, count] of counts) this.add(key, count);
      this.options.onError(error as Error);
    }
  }

  /** Writes the rest; nothing is added afterwards. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
