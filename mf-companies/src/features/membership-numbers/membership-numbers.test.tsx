import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { renderUi } from '../../testing/render-ui.ts';
import type { MembershipNumbersProps } from './membership-data.ts';
import { MembershipNumbers } from './membership-numbers.tsx';

const card = (number: string, premium = false) => ({ id: number, number, premium });
const owned = [card('00001020'), card('00001021', true)];
const free = [card('00004100'), card('00004101', true)];

async function show(props: Partial<MembershipNumbersProps> = {}) {
  const calls = { onRetry: jest.fn(), onSearch: jest.fn(), onTake: jest.fn(), onGiveUp: jest.fn() };
  const view = await renderUi(
    <MembershipNumbers numbers={{ owned, free, limit: 3 }} search="" {...calls} {...props} />,
  );
  return { ...calls, ...view };
}
const held = () => screen.getByRole('region', { name: 'Numery firmy' });
const pool = () => screen.getByRole('region', { name: 'Wolne numery' });
const LIMIT = /^Osiągnięty limit kart członkowskich\. Aby zdobyć nowy numer, zrezygnuj z jednego z posiadanych\.$/;

test('own and free numbers are in separate lists, each marked Premium or Standard', async () => {
  const { container } = await show();
  expect(held()).toHaveTextContent('2 z 3');
  expect(within(held()).getAllByRole('listitem')[1]).toHaveTextContent('00001021Premium');
  expect(within(pool()).getAllByRole('listitem')[0]).toHaveTextContent('00004100Standard');
  expect(screen.queryByText(LIMIT)).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

test('a free number is taken at once and is busy until the request ends', async () => {
  const user = userEvent.setup();
  let done: () => void = () => undefined;
  const { onTake } = await show();
  onTake.mockReturnValue(
    new Promise<void>((resolve) => {
      done = resolve;
    }),
  );
  const take = screen.getByRole('button', { name: 'Wybierz numer 00004101' });
  await user.click(take);
  await user.click(take);
  expect(onTake).toHaveBeenCalledTimes(1);
  expect(onTake).toHaveBeenCalledWith(free[1]);
  expect(take).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Wybierz numer 00004100' })).not.toHaveAttribute('aria-busy');
  done();
  await waitFor(() => expect(take).not.toHaveAttribute('aria-busy'));
});

test('giving up requires confirmation and can be cancelled', async () => {
  const user = userEvent.setup();
  const { onGiveUp } = await show();
  await user.tab();
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Zrezygnować z numeru 00001020?' });
  // A dialog handles keys once it has the focus.
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onGiveUp).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zrezygnuj' }));
  expect(onGiveUp).toHaveBeenCalledWith(owned[0]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a notice is shown at the limit of three and no more can be taken', async () => {
  const { container } = await show({ numbers: { owned: [...owned, card('00001022')], free, limit: 3 } });
  expect(screen.getByText(LIMIT)).toBeInTheDocument();
  for (const take of within(pool()).getAllByRole('button')) expect(take).toBeDisabled();
  for (const giveUp of within(held()).getAllByRole('button')) expect(giveUp).toBeEnabled();
  expect(await axe(container)).toEqual([]);
});

test('a search accepts only digits and starts on Enter', async () => {
  const user = userEvent.setup();
  const { onSearch } = await show();
  await user.type(screen.getByRole('searchbox', { name: 'Początek numeru' }), '4a1 0{Enter}');
  expect(screen.getByRole('searchbox')).toHaveValue('410');
  expect(onSearch).toHaveBeenLastCalledWith('410');
});

test('a search without results names the prefix and can be cleared', async () => {
  const user = userEvent.setup();
  const { onSearch } = await show({ numbers: { owned, free: [], limit: 3 }, search: '9999' });
  expect(screen.getByText('Żaden wolny numer nie zaczyna się od 9999')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }));
  expect(onSearch).toHaveBeenCalledWith('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('an empty list of own numbers and an empty list of free ones have different texts', async () => {
  await show({ numbers: { owned: [], free: [], limit: 3 } });
  expect(within(held()).getByText('Firma nie ma jeszcze numeru członkowskiego')).toBeInTheDocument();
  expect(within(pool()).getByText('W tej chwili nie ma wolnych numerów')).toBeInTheDocument();
});

test('a failure is shown with a retry', async () => {
  const user = userEvent.setup();
  const { onRetry, container } = await show({ numbers: null, failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Wystąpił błąd podczas pobierania numeru karty członkowskiej');
  expect(await axe(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('loading is announced; a viewer who may not manage the numbers only reads them', async () => {
  const { unmount } = await show({ numbers: null });
  expect(screen.getByRole('status', { name: 'Wczytywanie numerów członkowskich' })).toBeInTheDocument();
  unmount();
  await show({ onTake: undefined, onGiveUp: undefined });
  expect(held()).toHaveTextContent('00001020');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
