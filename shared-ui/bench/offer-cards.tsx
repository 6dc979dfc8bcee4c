import '../src/theme/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OfferCard, type OfferCardData } from '../src/display/offer-card.tsx';
import { loadCommonMessages } from '../src/messages/load.ts';
import { Providers } from '../src/root/providers.tsx';

/** The steps that are measured one by one; each is a task of its own, so that a profiler can tell them apart. */
interface Bench {
  /** The page as it stands before the answer arrives: a root with providers and no cards. */
  prepare(count: number): Promise<void>;
  mount(): void;
  layout(): void;
  update(): void;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const TITLES = ['Projekt i wdrożenie sklepu internetowego', 'Audyt RODO dla małej firmy', 'Catering na konferencje'];

function offer(index: number): OfferCardData {
  return {
    id: `offer-${index}`,
    title: `${TITLES[index % TITLES.length]} ${index}`,
    image: null,
    individual_price: index % 5 === 0,
    price_from: `${1200 + index}.50`,
    price_to: index % 3 === 0 ? `${4800 + index}.00` : null,
    author: { id: `company-${index}`, name: `Pracownia Cyfrowa ${index}`, thumbnail: null, rating: index % 6 },
    loyalty_points: index % 2 === 0 ? '245.00' : null,
    loyalty_points_percentage_total: index % 2 === 0 ? null : 5,
    category: { name: 'IT i oprogramowanie', name_en: 'IT and software' },
    city: index % 4 === 0 ? null : 'Kraków',
  };
}

function Cards({ offers }: { offers: OfferCardData[] }) {
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} href={`/offers/${offer.id}`} />
        </li>
      ))}
    </ul>
  );
}

const container = document.createElement('div');
let offers: OfferCardData[] = [];
let render: (shown: OfferCardData[]) => void = () => {};

window.bench = {
  async prepare(count) {
    await loadCommonMessages('pl');
    document.body.append(container);
    const root = createRoot(container);
    offers = Array.from({ length: count }, (_, index) => offer(index));
    render = (shown) =>
      flushSync(() =>
        root.render(
          <Providers locale="pl" globals location="/offers">
            <Cards offers={shown} />
          </Providers>,
        ),
      );
    render([]);
  },
  mount: () => render(offers),
  layout: () => void container.getBoundingClientRect(),
  update: () => render(offers.map((one) => ({ ...one, title: `${one.title} (2)` }))),
};
