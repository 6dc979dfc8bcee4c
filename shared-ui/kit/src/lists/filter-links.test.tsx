import { screen, within } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { FilterLinks } from './filter-links.tsx';

// jsdom has no layout: the test gives the row its widths.
const widths = { clientWidth: 300, scrollWidth: 900 };

beforeEach(() => {
  for (const name of ['clientWidth', 'scrollWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => widths[name]);
  }
  Object.assign(window, {
    ResizeObserver: class {
      constructor(private readonly resized: () => void) {}
      observe() {
        this.resized();
      }
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

const options = [
  { value: 'needs_action', label: 'Do zrobienia', count: 3 },
  { value: 'overdue', label: 'Po terminie', count: 0 },
  { value: 'quotes', label: 'Zapytania', count: 1, to: '/transactions/sales/quotes' },
] as const;

const show = () =>
  renderUi(
    <FilterLinks label="Status" options={options} selected="overdue" to={(value) => `/sales?status=${value}`} />,
  );
const arrows = () => document.querySelectorAll('button');

it('tabs that overflow have an arrow where they go on, and tabs with room have none', async () => {
  Object.assign(widths, { scrollWidth: 900 });
  const { unmount } = await show();
  expect(arrows()).toHaveLength(1);
  unmount();
  Object.assign(widths, { scrollWidth: 300 });
  await show();
  expect(arrows()).toHaveLength(0);
});

it('each tab is a link with its number, where it has one', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Status' }));
  expect(tabs.getByRole('link', { name: /^Do zrobienia ?3$/ })).toHaveAttribute('href', '/sales?status=needs_action');
  expect(tabs.getByRole('link', { name: 'Po terminie' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: /^Zapytania ?1$/ })).toHaveAttribute('href', '/transactions/sales/quotes');
});
