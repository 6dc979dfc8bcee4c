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
  it('the map draws the route, fits it and lists its stops in order', async () => {
    await renderUi(<RouteMap label="Trasa" stops={stops} />, { locale: 'en' });
    expect(await screen.findByTestId('line')).toBeInTheDocument();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['1StartStocznia', '2On the wayZegarmistrz', '3EndPiekarnia']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(test.state.went).toContainEqual([18.65, 52.23, 21.04, 54.35]);
  });
  it('the map opens a stop from the list', async () => {
    await renderUi(<RouteMap label="Trasa" stops={stops} />);
    await screen.findByTestId('line');
    await userEvent.click(list().getByRole('button', { name: /Piekarnia/ }));
    expect(screen.getByRole('dialog', { name: 'Piekarnia' })).toBeVisible();
  });
});
