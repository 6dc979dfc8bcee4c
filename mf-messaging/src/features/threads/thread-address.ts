import { withQuery } from '@wspolnik/shared-auth';

interface ThreadView {
  /** What the list beside the thread searches for. */
  q?: string;
  /** Position of the message that the thread opens at; without it the newest. */
  at?: number | undefined;
}

export const threadHref = (id: string, { q, at }: ThreadView = {}): string =>
  withQuery(`/messages/thread/${id}`, { q: q || undefined, at });
