import { TOPICS, type Topic } from '../../storage/db.ts';

/** PostgreSQL accepts payloads below 8,000 bytes; an id and its comma are 37. */
const IDS_PER_PAYLOAD = 200;

/** Announcements that wait to be sent; repeated ones are sent once. */
export class Pending {
  private readonly waiting = new Map<Topic, Set<string>>();

  add(topic: Topic, ids: Iterable<string>): void {
    const known = this.waiting.get(topic) ?? new Set();
    this.waiting.set(topic, known);
    for (const id of ids) known.add(id);
  }

  /** Takes one payload; null when nothing waits. */
  take(): { topic: Topic; ids: string[] } | null {
    for (const [topic, known] of this.waiting) {
      const ids = [...known].slice(0, IDS_PER_PAYLOAD);
      for (const id of ids) known.delete(id);
      if (known.size === 0) this.waiting.delete(topic);
      if (ids.length > 0) return { topic, ids };
    }
    return null;
  }
}

export function encode(topic: Topic, ids: readonly string[]): string {
  return `${topic}:${ids.join(',')}`;
}

/** Null for announcements of a future version. */
export function decode(payload: string): { topic: Topic; ids: string[] } | null {
  const [name, ids] = payload.split(':');
  const topic = TOPICS.find((known) => known === name);
  return topic && ids ? { topic, ids: ids.split(',') } : null;
}
