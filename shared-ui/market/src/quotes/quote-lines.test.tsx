import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, quoteLine } from '@wspolnik/testing';
import { renderUi } from '@wspolnik/testing/ui';
import { lineRows } from './line-rows.ts';
import { QuoteLines } from './quote-lines.tsx';

const line = (name: string) => quoteLine({ name });
const lines = ['Blat', 'Montaż', 'Transport', 'Listwy', 'Lakier'].map(line);
const names = () => screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent);

it.each([
  ['pl', 'i jeszcze 2', 'Pokaż mniej', ['Razem netto', 'VAT (zwolnione)', 'Razem brutto']],
  ['en', 'and 2 more', 'Show less', ['Net total', 'VAT (exempt)', 'Gross total']],
] as const)('lines past the first are behind a button, and the sums are not (%s)', async (locale, more, less, sums) => {
  const { container } = await renderUi(
    <QuoteLines lines={lines} gross="1250.00" net="1250.00" rate="exempt" collapsedTo={3} />,
    { locale },
  );
  expect(names()).toEqual(['Blat', 'Montaż', 'Transport', ...sums]);
  await userEvent.click(screen.getByRole('button', { name: more, expanded: false }));
  expect(names()).toEqual(['Blat', 'Montaż', 'Transport', 'Listwy', 'Lakier', ...sums]);
  expect(screen.getByRole('button', { name: less, expanded: true })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('a proposal of one price shows no lines', async () => {
  await renderUi(<QuoteLines lines={[]} gross="1230.00" net="1000.00" rate="23" />);
  expect(screen.queryByRole('table')).toBeNull();
});

it('lines of several proposals meet by their names, also where a name is there twice', () => {
  const rows = lineRows([
    [line('Blat'), line('Blat'), line('Montaż')],
    [line('Transport'), line('Blat')],
  ]);
  expect(rows.map(({ name, lines: [now, before] }) => [name, now !== null, before !== null])).toEqual([
    ['Blat', true, true],
    ['Blat (2)', true, false],
    ['Montaż', true, false],
    ['Transport', false, true],
  ]);
});
