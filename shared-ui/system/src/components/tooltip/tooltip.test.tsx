import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

test('a tooltip appears after 200 ms on hover and disappears 50 ms after it', async () => {
  await renderUi(
    <Tooltip content="Punkty zamrożone">
      <Button>Saldo</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Saldo' });
  jest.useFakeTimers();
  fireEvent.pointerEnter(button);
  act(() => jest.advanceTimersByTime(199));
  expect(button).not.toHaveAttribute('aria-describedby');
  act(() => jest.advanceTimersByTime(1));
  expect(button).toHaveAttribute('aria-describedby');
  fireEvent.pointerLeave(button);
  act(() => jest.advanceTimersByTime(49));
  expect(button).toHaveAttribute('aria-describedby');
  act(() => jest.advanceTimersByTime(1));
  expect(button).not.toHaveAttribute('aria-describedby');
  jest.useRealTimers();
});

test('a tooltip describes its button on focus and closes by Escape', async () => {
  const user = userEvent.setup();
  await renderUi(
    <Tooltip content="Punkty zamrożone">
      <Button>Saldo</Button>
    </Tooltip>,
  );
  await user.tab();
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button', { name: 'Saldo' })).toHaveAccessibleDescription('Punkty zamrożone');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});
