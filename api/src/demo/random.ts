/** The same seed gives the same demo data on every machine. */
export interface Random {
  /** A whole number, 0 ≤ value < below. */
  below(below: number): number;
  pick<T>(values: readonly T[]): T;
}

/** mulberry32: 32 bits of state suffice for a few thousand picks. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
}

/** UUIDv7 of the time `at`, numbered instead of random. */
export function createIds(): (at: Date) => string {
  let count = 0;
  return (at) => {
    count += 1;
    const time = at.getTime().toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}
