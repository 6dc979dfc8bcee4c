import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from '@wspolnik/kit/lists';
import { renderPage } from '../../../testing/render-page.ts';

const LIST_PAGE = { url: '/offers' };
let isOffline = false;
const load = async () => (await import('./offer-filters.tsx')).OfferFilters;

jest.mock('./offer-filters.tsx', () => ({
  get OfferFilters() {
    if (isOffline) throw new Error('offline');
    return () => <p>Cena</p>;
  },
}));

const onScreens = (narrow: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);

afterEach(() => {
  isOffline = false;
  jest.restoreAllMocks();
});

it('the panel is not rendered on a screen too narrow for it', async () => {
  onScreens(true);
  await renderPage(<FilterPanel query={{}} load={load} unless="(max-width: 1023px)" />, LIST_PAGE);
  await act(async () => undefined);
  expect(screen.queryByText('Cena')).not.toBeInTheDocument();
});

it('the panel says that the filters could not be loaded, and retries', async () => {
  isOffline = true;
  await renderPage(<FilterPanel query={{}} load={load} />, LIST_PAGE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać filtrów.');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Cena')).toBeVisible();
});

it('the panel is shown at once when its code is already loaded', async () => {
  await renderPage(<FilterPanel query={{}} load={load} />, LIST_PAGE);
  expect(screen.getByText('Cena')).toBeVisible();
});
