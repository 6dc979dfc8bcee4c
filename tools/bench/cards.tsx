import '@wspolnik/system/base.css';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import feedTexts from '../../mf-feed/src/messages/pl.json';
import type { CardList } from './card-list.ts';
import { companyCards } from './company-cards.tsx';
import { offerCards } from './offer-cards.tsx';
import { postCards } from './post-cards.tsx';
import { userCards } from './user-cards.tsx';

/** The steps that are measured one by one; each is its own task, so that a profiler can tell them apart. */
interface Bench {
  /** The page before the answer arrives: a root with providers and no cards. */
  prepare(kind: string, count: number): Promise<void>;
  mount(): void;
  layout(): void;
  /** One card of them all gets other data. */
  update(): void;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const KINDS: Record<string, (count: number) => CardList> = {
  offer: offerCards,
  company: companyCards,
  post: postCards,
  user: userCards,
};

const container = document.createElement('div');
let list: CardList = { cards: [], updated: [] };
let show: (cards: ReactNode[]) => void = () => {};

/** The list changes inside its page, as one does whose answer arrives. */
function Cards() {
  const [shown, setShown] = useState<ReactNode[]>([]);
  show = setShown;
  return <ul>{shown}</ul>;
}

window.bench = {
  async prepare(kind, count) {
    const chosen = KINDS[kind];
    if (!chosen) throw new Error(`no such cards: ${kind}`);
    await loadCommonMessages('pl');
    document.body.append(container);
    const root = createRoot(container);
    list = chosen(count);
    flushSync(() =>
      root.render(
        <Providers locale="pl" messages={feedTexts} globals location="/offers">
          <Cards />
        </Providers>,
      ),
    );
  },
  mount: () => flushSync(() => show(list.cards)),
  layout: () => void container.getBoundingClientRect(),
  update: () => flushSync(() => show(list.updated)),
};
