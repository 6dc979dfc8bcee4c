import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

test('tabs are chosen by arrows, Home and End, around the ends', async () => {
  const user = userEvent.setup();
  const items = ['Wszystkie', 'Moje', 'Archiwum'].map((label) => ({ value: label, label, content: `Treść: ${label}` }));
  await renderUi(<Tabs label="Oferty" items={items} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Wszystkie' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Archiwum' })).toHaveTextContent('Treść: Archiwum');
  await user.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Moje', selected: true })).toHaveFocus();
});
