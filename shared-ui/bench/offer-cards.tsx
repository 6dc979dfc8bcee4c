import '../src/theme/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OfferCard, type OfferCardData } from '../src/display/offer-card.tsx';
import { loadCommonMessages } from '../src/messages/load.ts';
import { Providers } from '../src/root/providers.tsx';

declare global {
  interface Window {
    /** Mounts `count` cards into a fresh root, lays them out, and answers the milliseconds of both. */
    mountCards?: (count: number) => Promise<{ mount: number; layout: number; update: number }>;
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

window.mountCards = async (count) => {
  await loadCommonMessages('pl');
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const offers = Array.from({ length: count }, (_, index) => offer(index));
  const render = (shown: OfferCardData[]) =>
    flushSync(() =>
      root.render(
        <Providers locale="pl" globals location="/offers">
          <Cards offers={shown} />
        </Providers>,
      ),
    );
  // As in the product: the page stands and has loaded the browser's locale data; then the answer arrives.
  render([]);
  const mount = time(() => render(offers));
  const layout = time(() => container.getBoundingClientRect());
  const renamed = offers.map((one) => ({ ...one, title: `${one.title} (2)` }));
  const update = time(() => render(renamed));
  root.unmount();
  container.remove();
  return { mount, layout, update };
};

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
