const KEY = 'wspolnik.live';

/** The last frame that this browser received: the person for whom it came, its number, and its time. */
interface Position {
  person: string;
  seq: number;
  at: number;
}

function isPosition(value: unknown): value is Position {
  const { person, seq, at } = (value ?? {}) as Partial<Position>;
  return typeof person === 'string' && typeof at === 'number' && Number.isSafeInteger(seq) && Number(seq) >= 0;
}

/** Null when this person never listened in this browser, or another one did since. */
export function readPosition(person: string): Position | null {
  try {
    const position: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isPosition(position) && position.person === person ? position : null;
  } catch {
    return null;
  }
}

export function writePosition(person: string, seq: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ person, seq, at: Date.now() } satisfies Position));
  } catch {
    // Without storage a new page refetches once, after its first connection.
  }
}
