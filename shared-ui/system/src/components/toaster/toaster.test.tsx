import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
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

test('the region of toasts has a name in the language of the page, and the same toast is shown once', async () => {
  await renderUi(<Toaster />);
  toast.success('Dokument został dodany');
  toast.success('Dokument został dodany');
  toast.success('Przywrócono', { action: { label: 'Cofnij', onClick: jest.fn() } });
  toast.success('Przywrócono', { action: { label: 'Cofnij', onClick: jest.fn() } });
  expect(await screen.findAllByText('Przywrócono')).toHaveLength(2);
  expect(screen.getAllByText('Dokument został dodany')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Komunikaty (Alt+T)' })).toBeInTheDocument();
});

test('on a phone toasts lie above what is at the bottom of the screen, where they cover no title either', async () => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) });
  await renderUi(
    <>
      <nav data-at-bottom="">Menu</nav>
      <Toaster />
    </>,
  );
  const bar = screen.getByRole('navigation');
  bar.getBoundingClientRect = () => ({ top: window.innerHeight - 64, height: 64 }) as DOMRect;
  toast.info('Trwa weryfikacja firmy');
  await screen.findByText('Trwa weryfikacja firmy');
  expect(screen.getByRole('region')).toHaveAttribute('data-placement', 'bottom');
  expect(document.documentElement).toHaveStyle({ '--wp-toasts-bottom': '76px' });
  Reflect.deleteProperty(window, 'matchMedia');
});
