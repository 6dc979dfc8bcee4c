import type { ReactNode } from 'react';

/** The same list twice: as it mounts, and with one card of it changed. */
export interface CardList {
  cards: ReactNode[];
  updated: ReactNode[];
}

interface CardKind<Data> {
  data(index: number): Data;
  /** The same entry with other contents. */
  change(data: Data): Data;
  /** An entry of the list, with its key. */
  card(data: Data): ReactNode;
}

/** Every card is a new element both times, as in a list that renders anew; its data is the same but for one. */
export function cardList<Data>({ data, change, card }: CardKind<Data>): (count: number) => CardList {
  return (count) => {
    const before = Array.from({ length: count }, (_, index) => data(index));
    const after = before.map((each, index) => (index === Math.floor(count / 2) ? change(each) : each));
    return { cards: before.map(card), updated: after.map(card) };
  };
}
