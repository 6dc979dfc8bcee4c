import type { Db, Topic } from '../../storage/db.ts';

/** Topics whose ids every open socket hears of. */
export type BroadcastTopic = Exclude<Topic, 'frames' | 'sessions'>;

/** How long ids are collected: a popular post makes at most four frames a second, however many people like it. */
const WINDOW_MS = 250;
/** A browser that missed more than this reads its list again anyway. */
const MAX_IDS = 50;

/**
 * After the commit every open socket of every process gets a frame `topic` with these ids and `seq` 0. Frames like this are
 * not stored: a browser that is away misses them, and reads again when it is back.
 */
export function broadcast(tx: Db, topic: BroadcastTopic, ...ids: string[]): void {
  tx.announce(topic, ids);
}

/** Collects the ids of a moment and passes on one frame for each topic. */
export class Broadcasts {
  private readonly waiting = new Map<BroadcastTopic, Set<string>>();
  private readonly deliver: (text: string) => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(deliver: (text: string) => void) {
    this.deliver = deliver;
  }

  add(topic: BroadcastTopic, ids: readonly string[]): void {
    const known = this.waiting.get(topic) ?? new Set();
    this.waiting.set(topic, known);
    for (const id of ids) known.add(id);
    this.timer ??= setTimeout(() => this.flush(), WINDOW_MS).unref();
  }

  private flush(): void {
    this.timer = undefined;
    for (const [type, ids] of this.waiting) {
      this.deliver(JSON.stringify({ seq: 0, type, data: { ids: [...ids].slice(-MAX_IDS) } }));
    }
    this.waiting.clear();
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
  }
}
