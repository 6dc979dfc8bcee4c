import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, renderUi } from '@wspolnik/testing/ui';
import { testingEngine } from '../map/testing/engine.tsx';
import type { MapMarker, MarkerRowsProps } from '../map/types.ts';
import type { TownProps } from './marker-list.tsx';
import { MarkerMap, type MarkerMapProps } from './marker-map.tsx';

const mockMaplibre = jest.fn();
const mockWebGl = jest.fn(() => true);
jest.mock('../map-engine/webgl.ts', () => ({ hasWebGl: () => mockWebGl() }));
jest.mock('../map-engine/maplibre-engine.tsx', () => ({
  get maplibreEngine() {
    return mockMaplibre();
  },
}));

const gdansk = { id: 'g', name: 'Stocznia', lat: 54.35, lng: 18.65 };
const inKrakow = (count: number): MapMarker[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Oferta ${index}`, lat: 50.0647, lng: 19.945 }));
const KRAKOW = { lat: 50.0647, lng: 19.945 };

function Rows({ markers, canShow }: MarkerRowsProps<MapMarker>) {
  return markers.map(({ id, name }) => <li key={id}>{canShow ? `${name} (na mapie)` : name}</li>);
}
const Town = ({ children }: TownProps<MapMarker>) => children('Kraków');

let test = testingEngine();
beforeEach(() => {
  test = testingEngine();
  mockWebGl.mockReturnValue(true);
  mockMaplibre.mockReset().mockImplementation(() => test.engine);
});

const element = (props: Partial<MarkerMapProps<MapMarker>> = {}) => (
  <MarkerMap
    label="Mapa ofert"
    kind="offers"
    markers={[gdansk, ...inKrakow(8)]}
    renderCard={({ name }) => name}
    {...{ Rows, Town }}
    {...props}
  />
);
const show = (props: Partial<MarkerMapProps<MapMarker>> = {}) => renderUi(element(props));
const list = () => within(screen.getByRole('region', { name: 'Oferty na mapie' }));
const rows = () =>
  list()
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

describe('a place of several markers', () => {
  it('opens beside the map by its disc, with the focus on its heading, and closes again', async () => {
    const onPlace = jest.fn();
    const { container } = await show({ onPlace });
    await screen.findByRole('button', { name: '8 ofert. Pokaż' });
    expect(rows()).toContain('Stocznia (na mapie)');
    await userEvent.click(screen.getByRole('button', { name: '8 ofert. Pokaż' }));
    const heading = await list().findByRole('heading', { name: '8 ofert: Kraków' });
    expect(heading).toHaveFocus();
    // Nothing to show on the map: all are in one spot.
    expect(rows()).toEqual(inKrakow(8).map(({ name }) => name));
    expect(screen.getByRole('button', { name: '8 ofert. Pokaż' })).toHaveAttribute('aria-current', 'true');
    expect(onPlace).toHaveBeenCalledWith({ lat: expect.closeTo(KRAKOW.lat), lng: expect.closeTo(KRAKOW.lng) });
    expect(await axe(container, { 'label-content-name-mismatch': { enabled: false } })).toEqual([]);
    await userEvent.click(list().getByRole('button', { name: 'Wszystkie oferty na mapie' }));
    expect(list().getByRole('heading', { name: '9 ofert w tym widoku' })).toHaveFocus();
    expect(onPlace).toHaveBeenLastCalledWith(null);
  });
  it('has no town in its heading when the page knows none', async () => {
    await show({ Town: undefined });
    await userEvent.click(await screen.findByRole('button', { name: '8 ofert. Pokaż' }));
    expect(await list().findByRole('heading', { name: '8 ofert w tym miejscu' })).toBeVisible();
  });
  it('is a list a part at a time', async () => {
    await show({ markers: inKrakow(45), place: KRAKOW });
    expect(await list().findByRole('heading', { name: '45 ofert: Kraków' })).toBeVisible();
    expect(rows()).toHaveLength(20);
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(list().getByRole('button', { name: 'Pokaż więcej ofert' }));
    }
    expect(rows()).toHaveLength(45);
    expect(list().queryByRole('button', { name: 'Pokaż więcej ofert' })).not.toBeInTheDocument();
  });
  it('follows the filters, also until nothing is left there', async () => {
    const { rerender } = await show({ place: KRAKOW });
    expect(await list().findByRole('heading', { name: '8 ofert: Kraków' })).toBeVisible();
    rerender(element({ place: KRAKOW, markers: inKrakow(2) }));
    expect(await list().findByRole('heading', { name: '2 oferty: Kraków' })).toBeVisible();
    rerender(element({ place: KRAKOW, markers: [gdansk] }));
    expect(await list().findByRole('heading', { name: 'Brak ofert w tym miejscu' })).toBeVisible();
    expect(rows()).toEqual([]);
    expect(list().getByRole('button', { name: 'Wszystkie oferty na mapie' })).toBeVisible();
  });
  it('opens by its address, and the map goes there', async () => {
    await show({ place: { lat: 50.065, lng: 19.9448 } });
    expect(await list().findByRole('heading', { name: '8 ofert: Kraków' })).not.toHaveFocus();
    expect(test.state.went).toContainEqual({ center: [19.9448, 50.065], zoom: 9 });
  });
  it('is a list also without a map', async () => {
    mockWebGl.mockReturnValue(false);
    await show({ place: KRAKOW });
    expect(await list().findByRole('heading', { name: '8 ofert: Kraków' })).toBeVisible();
  });
});

describe('the list beside the map', () => {
  it('begins with the nearest to the circle, when asked for', async () => {
    const far = { id: 'f', name: 'Daleko', lat: 49.6, lng: 20.7 };
    const near = { id: 'n', name: 'Blisko', lat: 50.2, lng: 19.9 };
    const markers = [gdansk, far, near];
    const { rerender } = await show({ markers });
    await screen.findByTestId('obstacles');
    expect(rows()[0]).toMatch(/^Stocznia/);
    rerender(element({ markers, isNearest: true, radius: { center: KRAKOW, km: 600 } }));
    expect(rows().map((row) => row?.split(' ')[0])).toEqual(['Blisko', 'Daleko', 'Stocznia']);
  });
  it('has the tools of the page above the rows', async () => {
    await show({ tools: <p>Kolejność</p> });
    await screen.findByTestId('obstacles');
    expect(list().getByText('Kolejność')).toBeVisible();
  });
});
