import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { ScrollRow } from './scroll-row.tsx';

// jsdom has no layout: the test gives the row its widths.
let resized: () => void = () => {};
const widths = { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 };

beforeEach(() => {
  Object.assign(widths, { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 });
  for (const name of ['clientWidth', 'scrollWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => widths[name]);
  }
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {
        resized();
      }
      disconnect() {}
    },
  });
  Object.assign(HTMLElement.prototype, {
    scrollBy(this: HTMLElement, { left }: { left: number }) {
      this.scrollLeft += left;
      this.dispatchEvent(new Event('scroll'));
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
});

const arrows = () => screen.queryAllByRole('button', { hidden: true });
const show = () =>
  renderUi(
    <ScrollRow watched="">
      <ul>
        <li>
          <a href="/offers">Oferty</a>
        </li>
      </ul>
    </ScrollRow>,
  );

test('a row that does not fit has an arrow at each end with hidden items', async () => {
  await show();
  expect(arrows()).toHaveLength(1);
  await userEvent.click(arrows()[0] as HTMLElement);
  expect(arrows()).toHaveLength(2);
  for (let press = 0; press < 3; press += 1) await userEvent.click(arrows().at(-1) as HTMLElement);
  act(() => resized());
  await userEvent.click(arrows()[0] as HTMLElement);
  expect(arrows().length).toBeGreaterThan(0);
});

test('arrows are no stop of the keyboard and have no name to read, and a row with room has none', async () => {
  await show();
  expect(arrows()[0]).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  widths.scrollWidth = 300;
  act(() => resized());
  expect(arrows()).toHaveLength(0);
});
