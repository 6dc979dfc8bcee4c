import '@wspolnik/system/base.css';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { MarkerMap } from '@wspolnik/system/map';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Shows a map with so many markers, spread over Poland with a crowd in each of ten towns. */
    showMap(count: number): Promise<void>;
  }
}

const TOWNS: [number, number][] = [
  [52.23, 21.01],
  [50.06, 19.94],
  [51.1, 17.03],
  [54.35, 18.65],
  [52.41, 16.93],
  [53.43, 14.55],
  [53.13, 23.16],
  [50.04, 22],
  [51.25, 22.57],
  [50.26, 19.02],
];

function markers(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const [lat, lng] = TOWNS[index % TOWNS.length] ?? [52, 19];
    const spread = (step: number) => ((index * step) % 997) / 997 - 0.5;
    // Every third stands far from its town.
    const width = index % 3 === 0 ? 3 : 0.4;
    return {
      id: `${index}`,
      name: `Firma ${index}`,
      lat: lat + spread(379) * width,
      lng: lng + spread(613) * width * 1.6,
    };
  });
}

window.showMap = async (count) => {
  await loadCommonMessages('pl');
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <Providers locale="pl" globals location="/companies">
      <MarkerMap label="Mapa" markers={markers(count)} height={640} renderCard={({ name }) => name} />
    </Providers>,
  );
};
