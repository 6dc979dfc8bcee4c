import type { RunningGateway } from '../release/gateways.ts';

export interface Trend {
  name: string;
  /** Bytes of the first sample that counts, and of the last one. */
  first: number;
  last: number;
  /** Bytes for each piece of work. */
  slope: number;
  /** Over all samples that count, of their mean. */
  growth: number;
}

/** Of the memory. The first fifth does not count: caches fill, and code is compiled. */
const SAMPLES = 20;

/** Does `count` pieces of work in parts, with a look at the memory after each part. */
export async function watchMemory(
  gateway: RunningGateway,
  count: number,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<Trend[]> {
  const samples: NodeJS.MemoryUsage[] = [];
  const parts = Math.min(SAMPLES, count);
  for (let part = 0; part < parts; part++) {
    await work(Math.round((part * count) / parts), Math.round(((part + 1) * count) / parts));
    samples.push(await gateway.memory());
  }
  const settled = samples.slice(Math.floor(parts / 5));
  const of = (name: string, bytes: number[]) => trendOf(name, bytes, count / parts);
  return [
    of(
      'memory of the process',
      settled.map(({ rss }) => rss),
    ),
    of(
      'its heap and buffers',
      settled.map(({ heapUsed, external }) => heapUsed + external),
    ),
  ];
}

/** Least squares. `each`: pieces of work between two samples. */
function trendOf(name: string, bytes: readonly number[], each: number): Trend {
  const middle = (bytes.length - 1) / 2;
  const mean = sum(bytes) / bytes.length;
  const shared = sum(bytes.map((value, index) => (index - middle) * (value - mean)));
  const slope = shared / sum(bytes.map((_, index) => (index - middle) ** 2));
  const growth = (slope * (bytes.length - 1)) / mean;
  return { name, first: bytes[0] ?? 0, last: bytes.at(-1) ?? 0, slope: slope / each, growth };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
