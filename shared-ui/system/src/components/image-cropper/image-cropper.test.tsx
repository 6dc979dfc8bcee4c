import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe } from '@wspolnik/testing';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, pngFile, renderUi, untilFocusIsIn } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { ImageInput, type ImageValue } from '../image-input/image-input.tsx';
import { croppedSize } from './crop-image.ts';

const drawn: number[][] = [];
let encoded: { type?: string; quality?: unknown } = {};
let decodes = true;

beforeAll(async () => {
  await Promise.all([loadOverlays(), import('./crop-view.tsx')]);
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  // jsdom neither decodes nor draws: these mock a picture of 4000 × 2000 px shown at 400 × 200.
  const sizes = { naturalWidth: 4000, naturalHeight: 2000, offsetWidth: 400, offsetHeight: 200 };
  for (const [name, size] of Object.entries(sizes)) {
    Object.defineProperty(HTMLImageElement.prototype, name, { get: () => size });
  }
  HTMLImageElement.prototype.decode = async () => {
    if (!decodes) throw new DOMException('broken', 'EncodingError');
  };
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: (_: unknown, ...place: number[]) => drawn.push(place),
  })) as never;
  HTMLCanvasElement.prototype.toBlob = (callback, type, quality) => {
    encoded = { type, quality };
    callback(new Blob(['jpeg'], { type }));
  };
}, LOAD_OVERLAYS_TIMEOUT);

const value = jest.fn<void, [ImageValue]>();

function Avatar() {
  const [current, setCurrent] = useState<ImageValue>(null);
  const onChange = (next: ImageValue) => {
    value(next);
    setCurrent(next);
  };
  return (
    <>
      <ImageInput label="Zdjęcie" name="Anna Kowalska" value={current} onChange={onChange} />
      <Toaster />
    </>
  );
}

async function openCropper() {
  const user = userEvent.setup();
  await renderUi(<Avatar />);
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, pngFile('ja.w.lesie.png'));
  const dialog = await screen.findByRole('dialog', { name: 'Przytnij zdjęcie' });
  await waitFor(() => expect(dialog.querySelector('img')).toBeInTheDocument());
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  const frame = await screen.findByRole('group', { name: 'Kadr zdjęcia' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Przytnij' })).toBeEnabled());
  return { user, dialog, frame };
}

beforeEach(() => {
  drawn.length = 0;
  decodes = true;
  value.mockClear();
});

test('the result is at most 1024 px, and never enlarged', () => {
  const size = (width: number, height: number) => Object.values(croppedSize({ x: 0, y: 0, width, height }));
  expect(size(4000, 2000)).toEqual([1024, 512]);
  expect(size(300, 300)).toEqual([300, 300]);
  expect(size(9000, 1)).toEqual([1024, 1]);
});

test('Enter crops the square in the middle to a JPEG of quality 0.8, and announces it', async () => {
  const { user, frame } = await openCropper();
  await waitFor(() => expect(frame).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Zdjęcie zostało przycięte')).toBeInTheDocument();
  expect(drawn).toEqual([[1000, 0, 2000, 2000, 0, 0, 1024, 1024]]);
  expect(encoded).toEqual({ type: 'image/jpeg', quality: 0.8 });
  expect(value.mock.lastCall?.[0]).toMatchObject({ name: 'ja.w.lesie.jpg', type: 'image/jpeg' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('arrows and buttons move the picture, always within the frame', async () => {
  const { user } = await openCropper();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Przesuń zdjęcie w prawo' }));
  await user.click(screen.getByRole('button', { name: 'Przesuń zdjęcie w dół' }));
  await user.click(screen.getByRole('button', { name: 'Przytnij' }));
  await waitFor(() => expect(drawn).toHaveLength(1));
  // 36 px on the screen are 360 px of the picture; there is no space above or below.
  expect(drawn[0]?.slice(0, 4)).toEqual([640, 0, 2000, 2000]);
});

test('plus, minus and the slider zoom', async () => {
  const { user } = await openCropper();
  const slider = screen.getByRole('slider', { name: 'Powiększenie' });
  await user.keyboard('+++-');
  expect(slider).toHaveAttribute('aria-valuetext', '120%');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider).toHaveAttribute('aria-valuetext', '200%');
  await user.click(screen.getByRole('button', { name: 'Przytnij' }));
  await waitFor(() => expect(drawn[0]?.slice(0, 4)).toEqual([1500, 500, 1000, 1000]));
});

test('Escape closes without a result', async () => {
  const { user, dialog } = await openCropper();
  await untilFocusIsIn(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(value).not.toHaveBeenCalled();
});

test('a failed crop shows an error and leaves the dialog open', async () => {
  const { user } = await openCropper();
  decodes = false;
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Wystąpił błąd podczas przycinania zdjęcia')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(value).not.toHaveBeenCalled();
});

test('a picture that cannot be decoded shows an error, and cannot be cropped', async () => {
  const { dialog } = await openCropper();
  fireEvent.error(dialog.querySelector('img') as HTMLImageElement);
  expect(await screen.findByText('Nie udało się odczytać tego zdjęcia. Wybierz inne.')).toBeInTheDocument();
  expect(screen.getByRole('slider')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Przytnij' })).toBeDisabled();
});

test('no inline style is added to the page, which its CSP would block', async () => {
  await openCropper();
  expect([...document.querySelectorAll('style')].some(({ innerHTML }) => innerHTML.includes('reactEasyCrop'))).toBe(
    false,
  );
});

test('axe finds nothing in it', async () => {
  const { dialog } = await openCropper();
  expect(await axe(dialog)).toEqual([]);
});
