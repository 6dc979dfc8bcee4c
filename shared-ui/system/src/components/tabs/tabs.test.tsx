import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Tabs } from './tabs.tsx';

const items = ['Wszystkie', 'Moje', 'Archiwum'].map((label) => ({ value: label, label, content: `Treść: ${label}` }));
const tab = (name: string) => screen.getByRole('tab', { name });

// jsdom runs the callbacks of a frame as one task, so selection by focus is tested by the stories, in a browser.
test('arrows, Home and End move through the tabs and wrap around', async () => {
  const user = userEvent.setup();
  await renderUi(<Tabs label="Oferty" items={items} />);
  await user.tab();
  expect(tab('Wszystkie')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowLeft', 'Archiwum'],
    ['ArrowRight', 'Wszystkie'],
    ['End', 'Archiwum'],
    ['Home', 'Wszystkie'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(tab(name)).toHaveFocus());
  }
});

test('a click selects, and only the selected panel is in the page', async () => {
  const user = userEvent.setup();
  await renderUi(<Tabs label="Oferty" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Oferty' })).toBeInTheDocument();
  await user.click(tab('Moje'));
  expect(screen.getByRole('tabpanel', { name: 'Moje' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Treść: Wszystkie')).not.toBeInTheDocument());
});

test('the tabs are one Tab stop, at the selected one, and the panel is the next', async () => {
  const user = userEvent.setup();
  await renderUi(<Tabs label="Oferty" items={items} />);
  await user.click(tab('Moje'));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Treść: Moje'));
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Moje' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Moje')).toHaveFocus();
});
