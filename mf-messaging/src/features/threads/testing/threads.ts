import type { Message } from '@wspolnik/contract';
import { idOf, message, messageThread, profileCard, threadMessages } from '@wspolnik/testing';

export const THREAD = idOf(51);
export const LIST = 'GET message-threads-get/';
export const MESSAGES = 'GET message-thread-messages-get/';
export const UNREAD = 'GET message-unread-count/';
export const READ = 'POST message-mark-read/';

/** The message at a position: odd ones are of the other side, all are read. */
export function at(position: number, overrides: Partial<Message> = {}): Message {
  const mine = position % 2 === 0;
  const created_at = new Date(Date.UTC(2026, 0, 4, 10, position)).toISOString();
  return message({
    id: idOf(1000 + position),
    position,
    mine,
    read: true,
    text: `Tekst ${position}`,
    created_at,
    ...overrides,
  });
}

export const other = profileCard();

/** The API's answer for a thread of these messages. */
export function threadOf(all: readonly Message[]) {
  return ({ params }: { params: URLSearchParams }) => {
    const [before, after] = [Number(params.get('before') ?? 0), Number(params.get('after') ?? 0)];
    const limit = Number(params.get('limit'));
    const asked = params.has('after')
      ? all.filter(({ position }) => position > after).slice(0, limit)
      : all.filter(({ position }) => !before || position < before).slice(-limit);
    const last = all.at(-1);
    const thread = messageThread({
      other,
      ...(last && { last_message: { ...messageThread().last_message, position: last.position } }),
    });
    return threadMessages({
      thread,
      results: asked,
      has_before: (asked[0]?.position ?? 1) > 1,
      has_after: (asked.at(-1)?.position ?? last?.position ?? 0) < (last?.position ?? 0),
    });
  };
}

export const numbered = (count: number): Message[] => Array.from({ length: count }, (_, index) => at(index + 1));
