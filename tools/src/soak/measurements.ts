/** Latencies and errors of each kind of call. */
export class Measurements {
  private readonly latencies = new Map<string, number[]>();
  readonly errors: string[] = [];
  calls = 0;

  /** Runs `call` and counts it; its rejection is an error of the product. */
  async measure<T>(kind: string, call: () => Promise<T>): Promise<T | null> {
    this.calls += 1;
    const started = performance.now();
    try {
      const result = await call();
      const list = this.latencies.get(kind) ?? [];
      this.latencies.set(kind, list);
      list.push(performance.now() - started);
      return result;
    } catch (error) {
      this.errors.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }

  /** Milliseconds. */
  percentiles(): { kind: string; calls: number; p50: number; p99: number }[] {
    return [...this.latencies].map(([kind, list]) => {
      const sorted = list.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { kind, calls: list.length, p50: at(0.5), p99: at(0.99) };
    });
  }
}
