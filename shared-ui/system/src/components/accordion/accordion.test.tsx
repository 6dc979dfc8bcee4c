import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', title: 'Punkty', content: 'Po 14 dniach' },
  { id: 'b', title: 'Plan', content: 'Trzy oferty' },
  { id: 'c', title: 'Weryfikacja', content: <input aria-label="Notatka" /> },
];
const title = (name: string) => screen.getByRole('button', { name });

test('an accordion opens and closes by keyboard and sets aria-expanded', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(title('Punkty')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Punkty' })).toHaveTextContent('Po 14 dniach');
  await user.keyboard(' ');
  expect(title('Punkty')).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

test('arrows, Home and End move through the titles and wrap around', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  await user.tab();
  for (const [key, name] of [
    ['ArrowUp', 'Weryfikacja'],
    ['ArrowDown', 'Punkty'],
    ['End', 'Weryfikacja'],
    ['Home', 'Punkty'],
    ['ArrowDown', 'Plan'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(title(name)).toHaveFocus());
  }
});

test('arrow keys in an open answer do not move between titles', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  await user.click(title('Weryfikacja'));
  await user.click(screen.getByRole('textbox', { name: 'Notatka' }));
  await user.keyboard('abc{Home}');
  expect(screen.getByRole('textbox', { name: 'Notatka' })).toHaveFocus();
});

test('several answers can be open at once', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  await user.click(title('Punkty'));
  await user.click(title('Plan'));
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

test('text typed in an answer is still there when it opens again', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  await user.click(title('Weryfikacja'));
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'NIP');
  await user.click(title('Weryfikacja'));
  await user.click(title('Weryfikacja'));
  expect(screen.getByRole('textbox', { name: 'Notatka' })).toHaveValue('NIP');
});
