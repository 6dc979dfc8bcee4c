import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi, untilFocusIsIn } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

function Purchase({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  const button = isDone ? (
    <Button key="back" onClick={onClose}>
      Wróć
    </Button>
  ) : (
    <Button key="buy" onClick={() => setDone(true)}>
      Kup
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={isDone ? 'Kupione' : 'Zakup'} footer={button}>
      <p>Audyt</p>
    </Dialog>
  );
}

async function buy() {
  const onClose = jest.fn();
  await renderUi(<Purchase onClose={onClose} />);
  await untilFocusIsIn(await screen.findByRole('dialog'));
  await userEvent.click(screen.getByRole('button', { name: 'Kup' }));
  await screen.findByRole('dialog', { name: 'Kupione' });
  return onClose;
}

const button = (name: string) => screen.getByRole('button', { name });

/** A dialog closes in a task after the press. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

function press(target: Element, ms: number): void {
  const event = createEvent.pointerDown(target);
  Object.defineProperty(event, 'timeStamp', { value: ms });
  fireEvent(target, event);
}

it('a second click is not for the button that has taken the place of the first one', async () => {
  const onClose = await buy();
  fireEvent.click(button('Wróć'), { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(button('Wróć'), { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a second click does not close a dialog that has become smaller under it', async () => {
  const onClose = await buy();
  press(button('Wróć'), 10_000);
  press(document.body, 10_200);
  await act(nextFrame);
  expect(onClose).not.toHaveBeenCalled();
  press(document.body, 11_000);
  await act(nextFrame);
  expect(onClose).toHaveBeenCalledTimes(1);
});
