import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Gallery } from './gallery.tsx';
import { PictureGallery } from './picture-gallery.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

const images = ['Front', 'Wnętrze', 'Zespół'].map((alt, index) => ({
  id: String(index),
  url: `/${index}.jpg`,
  thumbnail: `/${index}-small.jpg`,
  alt,
  width: 640,
  height: 400,
}));
const gallery = <Gallery images={images} name="Sklep" sizes="100vw" />;
const shown = (name: string) => screen.getByRole('button', { name: `Powiększ: ${name}` });
const thumbnail = (name: RegExp) => screen.getByRole('button', { name });

test('buttons and thumbnails change the picture, and the current thumbnail is marked', async () => {
  const user = userEvent.setup();
  await renderUi(gallery);
  await user.click(screen.getByRole('button', { name: 'Następne zdjęcie' }));
  expect(screen.getByRole('img', { name: 'Wnętrze' })).toBeInTheDocument();
  expect(thumbnail(/Pokaż zdjęcie 2 z 3: Wnętrze/)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Zdjęcie 2 z 3');
  await user.click(thumbnail(/Pokaż zdjęcie 1 z 3/));
  expect(shown('Front')).toBeInTheDocument();
});

test('arrows wrap around, Home and End go to the ends, and the focus follows the thumbnails', async () => {
  const user = userEvent.setup();
  await renderUi(gallery);
  await user.click(thumbnail(/Pokaż zdjęcie 1/));
  await user.keyboard('{ArrowLeft}');
  expect(shown('Zespół')).toBeInTheDocument();
  expect(thumbnail(/Pokaż zdjęcie 3/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(shown('Front')).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(shown('Zespół')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(thumbnail(/Pokaż zdjęcie 1/)).toHaveFocus();
});

test('keys work in the lightbox at any focus, one picture per press, and Escape closes it', async () => {
  const user = userEvent.setup();
  await renderUi(gallery);
  await user.click(shown('Front'));
  const dialog = await screen.findByRole('dialog', { name: 'Sklep' });
  await user.click(within(dialog).getByRole('button', { name: 'Następne zdjęcie' }));
  expect(within(dialog).getByRole('img', { name: 'Wnętrze' })).toBeInTheDocument();
  within(dialog).getByRole('button', { name: 'Zamknij' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('img', { name: 'Zespół' })).toBeInTheDocument();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Zdjęcie 3 z 3');
  await user.keyboard('{Home}');
  expect(within(dialog).getByRole('img', { name: 'Front' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(shown('Front')).toHaveFocus());
});

function swipe(target: Element, x: number, y = 0, pointerType = 'touch') {
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType, pointerId: 1 }),
    );
  at('pointerdown', 200, 200);
  at('pointerup', 200 + x, 200 + y);
}

test('a swipe to the left shows the next picture, to the right the previous; scrolling and mice change nothing', async () => {
  await renderUi(gallery);
  swipe(shown('Front'), -80);
  swipe(shown('Wnętrze'), -30);
  swipe(shown('Wnętrze'), -60, 120);
  swipe(shown('Wnętrze'), -80, 0, 'mouse');
  swipe(shown('Wnętrze'), 80);
  expect(shown('Front')).toBeInTheDocument();
});

test('a picture that fails to load shows a pattern, in the lightbox a sentence', async () => {
  const user = userEvent.setup();
  const { container } = await renderUi(gallery);
  fireEvent.error(screen.getByRole('img', { name: 'Front' }));
  expect(screen.queryByRole('img', { name: 'Front' })).not.toBeInTheDocument();
  expect(container.querySelector('button .pattern')).toBeInTheDocument();
  await user.click(shown('Front'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.error(within(dialog).getByRole('img', { name: 'Front' }));
  expect(within(dialog).getByText('Nie udało się załadować podglądu pliku.')).toBeInTheDocument();
});

test('every picture has its space reserved before it loads', async () => {
  const user = userEvent.setup();
  await renderUi(gallery);
  await user.click(shown('Front'));
  const dialog = await screen.findByRole('dialog');
  const large = within(dialog).getByRole('img', { name: 'Front' });
  for (const image of document.querySelectorAll('img')) {
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
  }
  expect(large.style.aspectRatio).toBe('640 / 400');
});

test('one picture has no navigation, no picture shows a pattern', async () => {
  await renderUi(<Gallery images={images.slice(0, 1)} name="Sklep" sizes="100vw" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await renderUi(<Gallery images={[]} name="Pusty sklep" sizes="100vw" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('each of all pictures opens the lightbox at its place, and Escape gives the focus back', async () => {
  const user = userEvent.setup();
  await renderUi(<PictureGallery images={images} name="Sklep" />);
  await user.click(shown('Wnętrze'));
  const dialog = await screen.findByRole('dialog', { name: 'Sklep' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Zdjęcie 2 z 3');
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('img', { name: 'Zespół' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown('Wnętrze')).toHaveFocus());
});
