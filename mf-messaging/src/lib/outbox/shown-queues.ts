import type { Recipient } from './outgoing.ts';

type Shown = Pick<Recipient, 'type' | 'id'>;

const nameOf = ({ type, id }: Shown): string => `${type}:${id}`;
const shown: string[] = [];

/** While a screen shows the messages to this recipient, their outcome needs no notice. Returns a function that ends it. */
export function showQueue(recipient: Shown): () => void {
  const name = nameOf(recipient);
  shown.push(name);
  return () => void shown.splice(shown.indexOf(name), 1);
}

export const isShown = (recipient: Shown): boolean => shown.includes(nameOf(recipient));
