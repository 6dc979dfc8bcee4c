import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import {
  hugeFile,
  LOAD_OVERLAYS_TIMEOUT,
  loadOverlays,
  pdfFile,
  pngFile,
  renderUi,
  slowFile,
  textFile,
  untilFocusIsIn,
} from '@wspolnik/testing/ui';
import { useState } from 'react';
import { type ImageEntry, toGallery } from './image-entry.ts';
import { ImageInput, type ImageInputProps, type ImageValue } from './image-input.tsx';
import { ImagesInput } from './images-input.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);
beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:${count}`;
  };
  URL.revokeObjectURL = () => undefined;
});

const setup = () => userEvent.setup({ applyAccept: false });
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });
const value = jest.fn<void, [ImageValue]>();

function One({ start = null, ...props }: Partial<ImageInputProps> & { start?: ImageValue }) {
  const [current, setCurrent] = useState(start);
  const onChange = (next: ImageValue) => {
    value(next);
    setCurrent(next);
  };
  return <ImageInput label="Logo" name="Pracownia" crop={false} {...props} value={current} onChange={onChange} />;
}

test('a picture is added, shown, replaced and removed', async () => {
  const user = setup();
  await renderUi(<One />);
  await user.upload(input(), pngFile('logo.png'));
  const preview = await screen.findByRole('img', { name: 'Podgląd zdjęcia: Pracownia' });
  expect(preview).toHaveAttribute('src', expect.stringContaining('blob:'));
  await user.upload(input(), pngFile('inne.png'));
  await waitFor(() => expect(value.mock.lastCall?.[0]).toHaveProperty('name', 'inne.png'));
  expect(button('Zmień zdjęcie')).toBeInTheDocument();
  await user.click(button('Usuń'));
  expect(value).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(button('Dodaj zdjęcie')).toHaveFocus();
});

test.each([
  ['a PDF', pdfFile('cv.pdf'), 'Nieobsługiwany format. Dozwolone: PNG, JPEG.'],
  ['a PDF called .jpg', pdfFile('cv.jpg'), 'Nieobsługiwany format. Dozwolone: PNG, JPEG.'],
  ['a photo of 6 MB', hugeFile('a.jpg', 6_000_000, 'image/jpeg').file, 'Plik jest za duży. Maksymalny rozmiar: 5 MB.'],
  ['excessive dimensions', pngFile('a.png', 30_000, 20_000), /Zdjęcie jest za duże: 30\s?000 × 20\s?000 pikseli/],
])('%s is rejected with its text, and the previous picture stays', async (_, file, text) => {
  const user = setup();
  value.mockClear();
  await renderUi(<One start={{ url: '/stare.jpg' }} maxMb={5} />);
  await user.upload(input(), file);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription(text));
  expect(value).not.toHaveBeenCalled();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/stare.jpg');
});

test('a new picture that cannot be displayed is removed, a stored one stays', async () => {
  const user = setup();
  await renderUi(<One start={{ url: '/stare.jpg' }} />);
  value.mockClear();
  fireEvent.error(screen.getByRole('img'));
  expect(value).not.toHaveBeenCalled();
  await user.upload(input(), pngFile('uszkodzone.png'));
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('blob:')));
  fireEvent.error(screen.getByRole('img'));
  expect(value).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('Nie udało się odczytać tego pliku. Wybierz inny.')).toBeInTheDocument();
});

const stored = (id: string, alt: string): ImageEntry => ({ id, alt, picture: { thumbnail: `/${id}.jpg` } });
const entries = [stored('1', 'Front'), stored('2', 'Wnętrze'), stored('3', 'Zespół')];
const images = jest.fn<void, [readonly ImageEntry[]]>();

interface SeveralProps {
  start?: readonly ImageEntry[];
  maxCount?: number;
  crop?: number;
  fetchStored?(url: string): Promise<File>;
}

function Several({ start = entries, ...look }: SeveralProps) {
  const [current, setCurrent] = useState(start);
  const onChange = (next: readonly ImageEntry[]) => {
    images(next);
    setCurrent(next);
  };
  return <ImagesInput label="Zdjęcia" value={current} onChange={onChange} {...look} />;
}

const order = () => images.mock.lastCall?.[0].map(({ id }) => id);
const descriptions = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

test('keys move pictures up and down; the focus follows and the first one is the main one', async () => {
  const user = setup();
  await renderUi(<Several />);
  button('Przesuń wyżej: Zespół').focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['1', '3', '2']);
  expect(button('Przesuń wyżej: Zespół')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Zespół: miejsce 2 z 3');
  await user.keyboard('{Enter}');
  expect(descriptions()).toEqual(['Zespół', 'Front', 'Wnętrze']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Główne')).toBeInTheDocument();
  expect(within(second as HTMLElement).queryByText('Główne')).not.toBeInTheDocument();
  // It cannot move further up, so the down button has the focus.
  expect(button('Przesuń wyżej: Zespół')).toBeDisabled();
  expect(button('Przesuń niżej: Zespół')).toHaveFocus();
});

test('a new picture can be cropped; a stored one only if its file can be downloaded', async () => {
  const user = setup();
  const fresh: ImageEntry = { id: 'new', alt: 'Nowe', picture: pngFile('nowe.png') };
  await renderUi(<Several start={[...entries, fresh]} crop={16 / 10} />);
  expect(screen.getAllByRole('button', { name: /^Przytnij/ })).toHaveLength(1);
  await user.click(button('Przytnij: Nowe'));
  expect(await screen.findByRole('dialog', { name: 'Przytnij zdjęcie' })).toBeInTheDocument();
});

const kept = entries.map((entry) => ({ ...entry, picture: { thumbnail: '/small.jpg', url: `/${entry.id}.jpg` } }));

test('a stored picture is downloaded and cropped by keyboard; its button is busy meanwhile and has the focus afterwards', async () => {
  const user = setup();
  const asked: string[] = [];
  let bring = (_: File) => {};
  const fetchStored = (url: string) => {
    asked.push(url);
    return new Promise<File>((resolve) => {
      bring = resolve;
    });
  };
  await renderUi(<Several start={kept} crop={16 / 10} fetchStored={fetchStored} />);
  button('Przytnij: Wnętrze').focus();
  await user.keyboard('{Enter}{Enter}');
  expect(button('Przytnij: Wnętrze')).toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual(['/2.jpg']);
  await act(async () => bring(pngFile('2.png')));
  await untilFocusIsIn(await screen.findByRole('dialog', { name: 'Przytnij zdjęcie' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button('Przytnij: Wnętrze')).toHaveFocus());
});

test.each([
  ['not_found', 'Wnętrze: Tego zdjęcia nie ma już na serwerze. Usuń je i dodaj inne.'],
  ['network', /^Wnętrze: Brak połączenia z serwerem\./],
])('a stored picture that fails to download (%s) shows the reason, and stays', async (code, text) => {
  const user = setup();
  images.mockClear();
  await renderUi(<Several start={kept} crop={16 / 10} fetchStored={() => Promise.reject({ code })} />);
  await user.click(button('Przytnij: Wnętrze'));
  expect(await screen.findByText(text, { selector: 'p span' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(images).not.toHaveBeenCalled();
  expect(button('Przytnij: Wnętrze')).not.toHaveAttribute('aria-busy');
});

test('a picture that is removed during its download opens no dialog', async () => {
  const user = setup();
  let bring = (_: File) => {};
  const fetchStored = () => new Promise<File>((resolve) => (bring = resolve));
  await renderUi(<Several start={kept} crop={16 / 10} fetchStored={fetchStored} />);
  await user.click(button('Przytnij: Front'));
  await user.click(button('Usuń: Front'));
  await act(async () => bring(pngFile('1.png')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('each picture has its own description', async () => {
  const user = setup();
  await renderUi(<Several />);
  const second = screen.getAllByRole('textbox', { name: 'Opis zdjęcia' })[1] as HTMLElement;
  await user.clear(second);
  await user.type(second, 'Sala');
  expect(images.mock.lastCall?.[0].map(({ alt }) => alt)).toEqual(['Front', 'Sala', 'Zespół']);
});

test('removing moves the focus to the neighbour, or at last to the add button', async () => {
  const user = setup();
  await renderUi(<Several start={entries.slice(0, 2)} />);
  await user.click(button('Usuń: Wnętrze'));
  expect(button('Usuń: Front')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Dodaj zdjęcia')).toHaveFocus();
  expect(order()).toEqual([]);
});

test('new pictures follow the stored ones; rejected ones are named with their reason', async () => {
  const user = setup();
  await renderUi(<Several maxCount={4} />);
  await user.upload(input(), [textFile('plan.txt'), pngFile('a.png'), pngFile('b.png')]);
  expect(await screen.findByText('plan.txt: Nieobsługiwany format. Dozwolone: PNG, JPEG.')).toBeInTheDocument();
  expect(screen.getByText('b.png: Można dodać najwyżej 4 pliki.')).toBeInTheDocument();
  expect(button('Usuń: a.png')).toBeInTheDocument();
  expect(button('Dodaj zdjęcia')).toBeDisabled();
  const { gallery, images: files } = toGallery(images.mock.lastCall?.[0] ?? []);
  expect(gallery.at(-1)).toEqual({ upload: 0, alt: '' });
  expect(gallery[0]).toEqual({ id: '1', alt: 'Front' });
  expect(files.map(({ name }) => name)).toEqual(['a.png']);
});

test('pictures rejected for one reason share a line', async () => {
  const user = setup();
  await renderUi(<Several />);
  await user.upload(input(), [textFile('a.txt'), pdfFile('b.pdf')]);
  expect(await screen.findByText(/^Nie dodano 2 plików\. Nieobsługiwany format/, { selector: 'p span' })).toBeVisible();
  expect(screen.getByText('a.txt i b.pdf')).toBeVisible();
});

test('a description typed during the validation of files is saved', async () => {
  const user = setup();
  await renderUi(<Several start={entries.slice(0, 1)} />);
  const slow = slowFile(pngFile('a.png'));
  await user.upload(input(), slow.file);
  await user.type(screen.getByRole('textbox'), '!');
  slow.answer();
  await waitFor(() => expect(images.mock.lastCall?.[0]).toHaveLength(2));
  expect(descriptions()).toEqual(['Front!', '']);
});

test('axe finds nothing in either', async () => {
  const { container } = await renderUi(
    <>
      <One start={{ url: '/stare.jpg' }} help="Kwadrat" required />
      <Several />
    </>,
  );
  expect(await axe(container)).toEqual([]);
});
