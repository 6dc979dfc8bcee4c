import type { Frame, Message } from '@wspolnik/contract';
import { currentProfile } from './outgoing-list.ts';

type Delivered = (message: Message) => void;

const listeners = new Set<Delivered>();
/** The messages that this tab is sending or has sent, by client_id: whether the API has answered with the message. */
const sends = new Map<string, Promise<boolean>>();

/** Called with each message of the profile in use that arrived, in every tab, before it leaves the outbox. */
export function onDelivered(listener: Delivered): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellDelivered(message: Message, profile: string): void {
  if (profile !== currentProfile()) return;
  for (const listener of listeners) listener(message);
}

/** Call it before the request leaves: the frame may arrive before the answer. */
export function noteSend(clientId: string, answer: Promise<unknown>): void {
  const isAnswered = answer.then(
    () => true,
    () => {
      sends.delete(clientId);
      return false;
    },
  );
  sends.set(clientId, isAnswered);
}

/**
 * For the frame of a message that this tab sends itself, whether the answer brings the message: false when the answer is lost, so
 * that the frame counts. Undefined for every other frame.
 */
export const isAnsweredHere = ({ type, data }: Frame): Promise<boolean> | undefined =>
  type === 'message.new' && data.client_id !== undefined ? sends.get(data.client_id) : undefined;
