import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi, untilFocusIsIn } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Menu } from '../menu/menu.tsx';
import { Toaster } from '../toaster/toaster.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { DialogOnDemand } from './dialog-on-demand.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

function DialogPage({ Overlay }: { Overlay: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Otwórz</Button>
      <Overlay open={open} onClose={() => setOpen(false)} title="Filtry" footer={<Button>Pokaż</Button>}>
        <input aria-label="Miasto" />
      </Overlay>
    </>
  );
}

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s traps the focus, closes by Escape and returns the focus', async (_name, Overlay) => {
  const user = userEvent.setup();
  await renderUi(<DialogPage Overlay={Overlay} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Filtry' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let presses = 0; presses < 5; presses += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus());
});

const untilSettled = () => waitFor(() => expect(document.documentElement).toHaveAttribute('data-settled'));

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('the page settles once the focus is in an opened %s, and once it is closed', async (_name, Overlay) => {
  const user = userEvent.setup();
  await renderUi(<DialogPage Overlay={Overlay} />);
  await user.click(screen.getByRole('button', { name: 'Otwórz' }));
  await untilSettled();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await untilSettled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus();
});

function NoticePage({ tabIndex }: { tabIndex?: number }) {
  const [open, setOpen] = useState(false);
  const [settled, setSettled] = useState(false);
  return (
    <main>
      <h1>Punkty</h1>
      <section aria-label="Należności" tabIndex={tabIndex}>
        {!settled && <Button onClick={() => setOpen(true)}>Rozlicz</Button>}
      </section>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rozliczenie">
        <Button onClick={() => setSettled(true)}>Zapłać</Button>
      </Dialog>
    </main>
  );
}

test.each([
  ['the heading of the page', undefined, 'Punkty'],
  ['the focusable element around it', -1, 'Należności'],
])('a dialog whose button no longer exists moves the focus to %s', async (_, tabIndex, name) => {
  const user = userEvent.setup();
  await renderUi(<NoticePage tabIndex={tabIndex} />);
  await user.click(screen.getByRole('button', { name: 'Rozlicz' }));
  await untilFocusIsIn(await screen.findByRole('dialog'));
  await user.click(screen.getByRole('button', { name: 'Zapłać' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole(tabIndex ? 'region' : 'heading', { name })).toHaveFocus());
});

function QuestionPage() {
  const [open, setOpen] = useState(false);
  const ask = () => {
    // In a browser, the menu and its focus are gone before the confirmation opens.
    (document.activeElement as HTMLElement).blur();
    setOpen(true);
  };
  return (
    <>
      <Menu label="Więcej" trigger={<Button>Więcej</Button>} items={[{ title: 'Usuń', onClick: ask }]} />
      <ConfirmDialog
        open={open}
        title="Usunąć?"
        confirmLabel="Usuń"
        onConfirm={() => undefined}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test("a confirmation opened from a menu returns the focus to the menu's button", async () => {
  const user = userEvent.setup();
  await renderUi(<QuestionPage />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('u{Enter}');
  await untilFocusIsIn(await screen.findByRole('alertdialog', { name: 'Usunąć?' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Więcej' })).toHaveFocus());
});

function FormPage() {
  const [sent, setSent] = useState(false);
  return (
    <Dialog open onClose={() => undefined} title={sent ? 'Gotowe' : 'Zakup'}>
      {sent ? (
        <p>Zamówienie złożone</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
          }}
        >
          <input aria-label="Kwota" />
        </form>
      )}
    </Dialog>
  );
}

test('a dialog keeps the focus when the submitted form is replaced by its result', async () => {
  const user = userEvent.setup();
  await renderUi(<FormPage />);
  await user.type(await screen.findByRole('textbox', { name: 'Kwota' }), '600{Enter}');
  await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Gotowe' })).toHaveFocus());
});

test.each([
  ['long', 900, '0'],
  ['short', 100, null],
])('a %s text is a Tab stop only if it scrolls', async (_, height, tabIndex) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  await renderUi(
    <Dialog open onClose={() => undefined} title="Regulamin">
      <p>Strony zawierają umowę.</p>
    </Dialog>,
  );
  await screen.findByRole('dialog');
  expect(screen.getByText('Strony zawierają umowę.').parentElement?.getAttribute('tabindex')).toBe(tabIndex);
  jest.restoreAllMocks();
});

test('a confirmation calls back for both of its buttons', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  await renderUi(
    <ConfirmDialog open title="Usunąć kontakt?" confirmLabel="Usuń" onConfirm={onConfirm} onCancel={onCancel} />,
  );
  await screen.findByRole('alertdialog', { name: 'Usunąć kontakt?' });
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('a dialog with an action in progress cannot be closed or cancelled', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const view = (busy: boolean) => (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title="Kup"
      footer={<DialogButtons loading={busy} confirm="Kupuję" onConfirm={() => undefined} onCancel={onClose} />}
    />
  );
  const { rerender } = await renderUi(view(true));
  await untilFocusIsIn(await screen.findByRole('dialog', { name: 'Kup' }));
  for (const name of ['Anuluj', 'Zamknij']) expect(screen.getByRole('button', { name })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(view(false));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a dialog whose code fails to load shows an error and closes; the next opening tries again', async () => {
  const user = userEvent.setup();
  let isUp = false;
  const Late = ({ onClose }: { onClose(): void }) => <Dialog open title="Doładuj" onClose={onClose} />;
  const load = async () => {
    if (!isUp) throw new Error('ChunkLoadError');
    return Late;
  };
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Otwórz</Button>
        <DialogOnDemand load={load} props={open ? { onClose: () => setOpen(false) } : null} />
        <Toaster />
      </>
    );
  }
  await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Otwórz' }));
  expect(await screen.findByText('Nie udało się wczytać tej części strony')).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Otwórz' }));
  expect(await screen.findByRole('dialog', { name: 'Doładuj' })).toBeInTheDocument();
});
