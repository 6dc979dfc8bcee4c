import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, renderUi } from '@wspolnik/testing/ui';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '../../root/providers.tsx';
import { MarkerMap, type MarkerMapProps } from '../marker-map/marker-map.tsx';
import { BREAK, DRAG, testingEngine } from './testing/engine.tsx';
import type { MapMarker } from './types.ts';

const mockWebGl = jest.fn(() => true);
jest.mock('../map-engine/webgl.ts', () => ({ hasWebGl: () => mockWebGl() }));
const mockMaplibre = jest.fn();
const mockMapbox = jest.fn();
jest.mock('../map-engine/maplibre-engine.tsx', () => ({
  get maplibreEngine() {
    return mockMaplibre();
  },
}));
jest.mock('../map-engine/mapbox-engine.tsx', () => ({
  get mapboxEngine() {
    return mockMapbox();
  },
}));

const mockStreets = jest.fn();
jest.mock('../map-engine/streets-engine.tsx', () => ({
  get streetsEngine() {
    return mockStreets();
  },
}));

const warsaw = { id: '1', name: 'Zegarmistrz', lat: 52.23, lng: 21.01 };
const praga = { id: '2', name: 'Piekarnia', lat: 52.25, lng: 21.04 };
const gdansk = { id: '3', name: 'Stocznia', lat: 54.35, lng: 18.65 };
const berlin = { id: '4', name: 'Bäckerei', lat: 52.52, lng: 13.4 };
const MARKERS = [warsaw, praga, gdansk, berlin];

const renderCard = ({ id, name }: MapMarker) => <a href={`/companies/${id}`}>{`Strona: ${name}`}</a>;
const show = (props: Partial<MarkerMapProps<MapMarker>> = {}) =>
  renderUi(<MarkerMap label="Mapa firm" markers={MARKERS} renderCard={renderCard} {...props} />);
const list = () => within(screen.getByRole('region', { name: 'Miejsca na mapie' }));
const onMap = (name: string | RegExp) => screen.findByRole('button', { name, hidden: false });

let test = testingEngine();
beforeEach(() => {
  test = testingEngine();
  mockWebGl.mockReturnValue(true);
  mockMaplibre.mockReset().mockImplementation(() => test.engine);
  mockMapbox.mockReset().mockImplementation(() => test.engine);
});

describe('a map of markers', () => {
  it('the map clusters near markers and lists the visible ones by name', async () => {
    await show();
    expect(await onMap('2 miejsca. Pokaż')).toHaveTextContent('2');
    expect(list().getByRole('status')).toHaveTextContent('3 miejsca w tym widoku');
    expect(list().queryByRole('button', { name: 'Bäckerei' })).toBeNull();
    expect(mockMapbox).not.toHaveBeenCalled();
  });
  it('the map uses Mapbox only with a token', async () => {
    await show({ source: { kind: 'mapbox', token: 'pk.test' } });
    await onMap('2 miejsca. Pokaż');
    expect(mockMaplibre).not.toHaveBeenCalled();
  });
  it('the map uses tiles with streets where the page has them', async () => {
    mockStreets.mockImplementation(() => test.engine);
    await show({ source: { kind: 'tiles', url: '/map/1/streets.pmtiles' } });
    await onMap('2 miejsca. Pokaż');
    expect(mockMaplibre).not.toHaveBeenCalled();
  });
  it('the map opens a card from the list with the focus in it, and returns the focus on Escape', async () => {
    const user = userEvent.setup();
    await show();
    await onMap('2 miejsca. Pokaż');
    const row = list().getByRole('button', { name: 'Piekarnia' });
    row.focus();
    await user.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: 'Piekarnia' });
    await waitFor(() => expect(card).toHaveFocus());
    expect(within(card).getByRole('link', { name: 'Strona: Piekarnia' })).toBeVisible();
    expect(test.state.went).toContainEqual({ center: [21.04, 52.25], zoom: 9 });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row).toHaveFocus();
  });
  it('the map opens the card of a pressed marker and notifies the page', async () => {
    const onSelect = jest.fn();
    await show({ onSelect });
    const [pin] = await screen.findAllByTitle('Stocznia');
    await userEvent.click(pin as HTMLElement);
    expect(onSelect).toHaveBeenCalledWith('3');
    expect(screen.getByRole('dialog', { name: 'Stocznia' })).toBeVisible();
  });
  it('the map keeps names clear of its discs and pins', async () => {
    await show();
    await onMap('2 miejsca. Pokaż');
    expect(screen.getByTestId('obstacles')).toHaveTextContent(
      /^disc 52\.24\S* 21\.02\S*,pin 54\.35 18\.65,pin 52\.52 13\.4$/,
    );
  });
  it('the map goes no closer than it shows something, and announces this', async () => {
    test.state.zoom = 9;
    await show();
    const closer = await screen.findByRole('button', { name: 'Przybliż' });
    expect(closer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closer);
    expect(test.state.went).not.toContain('in');
    expect(screen.getByText(/ta mapa pokazuje miejscowości, bez ulic/)).toBeVisible();
  });
  it('the map goes to the street where its map knows streets', async () => {
    test = testingEngine({ maxZoom: 18, hasStreets: true });
    test.state.zoom = 10;
    await show();
    await userEvent.click(list().getByRole('button', { name: 'Piekarnia' }));
    expect(test.state.went).toContainEqual({ center: [21.04, 52.25], zoom: 14 });
    await userEvent.click(screen.getByRole('button', { name: 'Przybliż' }));
    expect(test.state.went).toContain('in');
    expect(screen.queryByText(/bez ulic/)).not.toBeInTheDocument();
  });
  it('the map says that it loads until it can be seen', async () => {
    const { Map: Loaded } = test.engine;
    let finish: (() => void) | undefined;
    const loaded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    test.engine.Map = (props) => {
      const [isLoaded, setLoaded] = useState(false);
      useEffect(() => void loaded.then(() => setLoaded(true)), []);
      return isLoaded ? <Loaded {...props} /> : null;
    };
    await show();
    expect(await screen.findByText('Wczytywanie mapy…')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-settled');
    act(() => finish?.());
    expect(await onMap('2 miejsca. Pokaż')).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-settled'));
    expect(screen.queryByText('Wczytywanie mapy…')).not.toBeInTheDocument();
  });
  it('offers to search here once the user has moved the map', async () => {
    const onSearchHere = jest.fn();
    await show({ onSearchHere });
    const drag = await screen.findByRole('button', { name: DRAG });
    expect(screen.queryByRole('button', { name: 'Szukaj w tym obszarze' })).toBeNull();
    await userEvent.click(drag);
    await userEvent.click(screen.getByRole('button', { name: 'Szukaj w tym obszarze' }));
    expect(onSearchHere).toHaveBeenCalledWith({
      center: { lat: 52, lng: 19 },
      zoom: 6,
      bounds: [14, 49, 24.2, 54.9],
    });
  });
  it('the map has the default view when there is nothing to fit, otherwise fits markers and radius', async () => {
    const { unmount } = await show({ markers: [] });
    expect(await screen.findByRole('status', { name: 'Mapa firm: obszar mapy' })).toHaveTextContent(
      '{"latitude":53.54,"longitude":10,"zoom":9}',
    );
    unmount();
    await show({ markers: [warsaw], radius: { center: warsaw, km: 30 } });
    expect(await screen.findByTestId('area')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Mapa firm: obszar mapy' })).toHaveTextContent('"bounds"');
  });
  it('the map has a link that skips the map as its first Tab stop', async () => {
    const user = userEvent.setup();
    await show();
    await onMap('2 miejsca. Pokaż');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Pomiń mapę i przejdź do listy' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Miejsca na mapie' })).toHaveFocus();
  });
  it('the map accepts a list from the page, and shows twenty names at a time in its own', async () => {
    const { unmount } = await show({ list: ({ markers }) => <p>{`Firm: ${markers.length}`}</p> });
    expect(await screen.findByText('Firm: 3')).toBeVisible();
    unmount();
    await show({ markers: Array.from({ length: 60 }, (_, id) => ({ ...warsaw, id: String(id), name: `F${id}` })) });
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(20));
    await userEvent.click(list().getByRole('button', { name: 'Pokaż więcej miejsc' }));
    expect(list().getAllByRole('listitem')).toHaveLength(40);
  });
});

describe('axe', () => {
  it('axe finds nothing in the map, its list and an open card', async () => {
    const { container } = await show();
    await onMap('2 miejsca. Pokaż');
    await userEvent.click(list().getByRole('button', { name: 'Stocznia' }));
    // It needs a canvas, which jsdom does not implement.
    expect(await axe(container, { 'label-content-name-mismatch': { enabled: false } })).toEqual([]);
  });
});

describe('an unavailable map', () => {
  it('shows the list with a notice and opens cards without WebGL', async () => {
    mockWebGl.mockReturnValue(false);
    await show();
    expect(await screen.findByText('Ta przeglądarka nie wyświetli mapy')).toBeVisible();
    expect(mockMaplibre).not.toHaveBeenCalled();
    await userEvent.click(list().getByRole('button', { name: 'Bäckerei' }));
    expect(screen.getByRole('link', { name: 'Strona: Bäckerei' })).toBeVisible();
  });
  it('the map can be retried when its code failed to load', async () => {
    mockMaplibre.mockImplementationOnce(() => {
      throw new Error('ChunkLoadError');
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await onMap('2 miejsca. Pokaż')).toBeVisible();
  });
  it('the map stays usable when a tile fails later', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: BREAK }));
    expect(screen.queryByText('Nie udało się wczytać mapy')).toBeNull();
  });
  it('the map can be shown without a list', async () => {
    await show({ list: () => null });
    expect(await screen.findByLabelText('Mapa firm')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Miejsca na mapie' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pomiń mapę/ })).not.toBeInTheDocument();
  });
  it('the map is a skeleton next to its list in the first view', () => {
    const html = renderToString(
      <Providers locale="pl" globals>
        <MarkerMap label="Mapa firm" markers={MARKERS} renderCard={renderCard} height={400} />
      </Providers>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Bäckerei');
    expect(html).toContain('--map-height:400px');
  });
});
