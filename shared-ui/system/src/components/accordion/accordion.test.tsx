import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', title: 'Punkty', content: 'Po 14 dniach' },
  { id: 'b', title: 'Plan', content: 'Trzy oferty' },
  { id: 'c', title: 'Weryfikacja', content: <input aria-label="Notatka" /> },
];
const title = (name: string) => screen.getByRole('heading', { level: 3, name });

test('an answer shows after a click on its title, and hides after another', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  expect(screen.getByText('Po 14 dniach')).not.toBeVisible();
  await user.click(title('Punkty'));
  expect(screen.getByText('Po 14 dniach')).toBeVisible();
  await user.click(title('Punkty'));
  expect(screen.getByText('Po 14 dniach')).not.toBeVisible();
});

test('several answers can be open at once', async () => {
  const user = userEvent.setup();
  await renderUi(<Accordion items={items} />);
  await user.click(title('Punkty'));
  await user.click(title('Plan'));
  expect(screen.getByText('Po 14 dniach')).toBeVisible();
  expect(screen.getByText('Trzy oferty')).toBeVisible();
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
