import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';

/** Codes of the API after which the other side takes no more messages. */
const REFUSALS = ['recipient_blocked', 'not_found'];

export const isRefusal = ({ state, errorCode = '' }: OutgoingMessage): boolean =>
  state === 'failed' && REFUSALS.includes(errorCode);
