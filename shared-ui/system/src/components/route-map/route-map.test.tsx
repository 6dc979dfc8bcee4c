import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { testingEngine } from '../map/testing/engine.tsx';
import { RouteMap } from './route-map.tsx';

const mockMaplibre = jest.fn();
jest.mock('../map-engine/webgl.ts', () => ({ hasWebGl: () => true }));
jest.mock('../map-engine/maplibre-engine.tsx', () => ({
  get maplibreEngine() {
    return mockMaplibre();
  },
}));

const stops = [
  { id: '3', name: 'Stocznia', lat: 54.35, lng: 18.65 },
  { id: '1', name: 'Zegarmistrz', lat: 52.23, lng: 21.01 },
  { id: '2', name: 'Piekarnia', lat: 52.25, lng: 21.04 },
];
const list = () => within(screen.getByRole('region', { name: 'Miejsca na mapie' }));

let test = testingEngine();
beforeEach(() => {
  test = testingEngine();
  mockMaplibre.mockReset().mockImplementation(() => test.engine);
});

describe('a map of a route', () => {
  it('the map draws a dashed line, fits it and lists its stops in order', async () => {
    await renderUi(<RouteMap label="Trasa" stops={stops} />, { locale: 'en' });
    expect(await screen.findByTestId('dashed line')).toBeInTheDocument();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['1StartStocznia', '2On the wayZegarmistrz', '3EndPiekarnia']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(test.state.went).toContainEqual([18.65, 52.23, 21.04, 54.35]);
  });
  it('the map opens a stop from the list', async () => {
    await renderUi(<RouteMap label="Trasa" stops={stops} />);
    await screen.findByTestId('dashed line');
    await userEvent.click(list().getByRole('button', { name: /Piekarnia/ }));
    expect(screen.getByRole('dialog', { name: 'Piekarnia' })).toBeVisible();
  });
  it('the map draws the road when it is known, and shows all of it', async () => {
    const { rerender } = await renderUi(<RouteMap label="Trasa" stops={stops} />);
    await screen.findByTestId('dashed line');
    const road = [...stops, { lat: 49.6, lng: 22.4 }];
    rerender(<RouteMap label="Trasa" stops={stops} path={road} />);
    expect(await screen.findByTestId('line')).toBeInTheDocument();
    expect(test.state.went).toContainEqual([18.65, 49.6, 22.4, 54.35]);
  });
});
