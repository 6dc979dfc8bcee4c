import type { Message } from '@wspolnik/contract';
import { onDelivered } from './deliveries.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { listOutgoing, onListChange } from './outgoing-list.ts';

/** Milliseconds that somebody waits for the answer; then the message is one that waits. */
const PATIENCE = 5_000;

export type FirstOutcome =
  | { state: 'delivered'; message: Message }
  | { state: 'waiting'; isKept: boolean }
  | { state: 'failed'; failed: OutgoingMessage };

/** The outcome of the message while its page is open. Call it with the promise of `enqueue`. */
export async function firstOutcome(written: Promise<OutgoingMessage>): Promise<FirstOutcome> {
  const delivered: Message[] = [];
  const stop = onDelivered((message) => delivered.push(message));
  try {
    const { clientId, isKept } = await written;
    return await new Promise<FirstOutcome>((resolve) => {
      const timer = setTimeout(() => end({ state: 'waiting', isKept }), PATIENCE);
      let wasSending = false;
      const look = () => {
        const message = delivered.find(({ client_id }) => client_id === clientId);
        if (message) return end({ state: 'delivered', message });
        const now = listOutgoing().find((listed) => listed.clientId === clientId);
        if (now?.state === 'failed') return end({ state: 'failed', failed: now });
        wasSending ||= now?.state === 'sending';
        if (now?.state === 'waiting' && (wasSending || navigator.onLine === false)) end({ state: 'waiting', isKept });
      };
      const stopList = onListChange(look);
      const stopDelivered = onDelivered(look);
      function end(outcome: FirstOutcome): void {
        clearTimeout(timer);
        stopList();
        stopDelivered();
        resolve(outcome);
      }
      look();
    });
  } finally {
    stop();
  }
}
