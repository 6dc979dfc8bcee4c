import { countUnsentMessages, listDrafts, type StoredWork } from '@wspolnik/shared-auth';
import type { IntlShape } from 'react-intl';

/** Unsent texts that a person would lose on this device. */
export interface Unsent {
  drafts: StoredWork[];
  /** Number of messages that are not delivered. */
  messages: number;
}

/** Kinds with their own name; the others are counted as forms. */
const KINDS = ['offer', 'company', 'webinar', 'post', 'comment', 'message'] as const;
/** So many drafts are named by their titles; more of one kind are counted. */
const NAMED = 5;

/** Null when nothing waits. */
export async function findUnsent(person: string): Promise<Unsent | null> {
  const messages = await countUnsentMessages(person);
  const drafts = listDrafts(person);
  return messages > 0 || drafts.length > 0 ? { drafts, messages } : null;
}

/** For example „szkic oferty „Meble””, „2 szkice komentarzy”, „3 niewysłane wiadomości”. */
export function unsentLines({ drafts, messages }: Unsent, { formatMessage }: IntlShape): string[] {
  const named = drafts.filter(({ title }) => title !== '').slice(0, NAMED);
  const counts = new Map<string, number>();
  for (const { kind } of drafts.filter((draft) => !named.includes(draft))) {
    const known = KINDS.find((one) => one === kind) ?? 'form';
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return [
    ...new Set(named.map(({ kind, title }) => formatMessage({ id: 'auth.logout.named' }, { kind, title }))),
    ...[...counts].map(([kind, count]) => formatMessage({ id: 'auth.logout.drafts' }, { kind, count })),
    ...(messages > 0 ? [formatMessage({ id: 'auth.logout.messages' }, { count: messages })] : []),
  ];
}
