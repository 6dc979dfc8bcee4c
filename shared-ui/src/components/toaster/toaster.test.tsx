import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '../../testing/render-ui.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

test('toasts sent before the toaster has loaded appear, with their action', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  toast.success('Skopiowano do schowka');
  await renderUi(<Toaster />);
  await screen.findByText('Skopiowano do schowka');
  toast.error('Nie udało się', { action: { label: 'Cofnij', onClick } });
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
