import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { createIntl } from 'react-intl';
import { formatFileSize } from '../../format/file-size.ts';
import { kindOfName } from '../file/file-kind.ts';
import { FilePreviewList } from './file-preview-list.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);
const file = (id: string, name: string, kind: string, size = 240_500) => ({
  id,
  name,
  kind,
  size,
  url: `/files/${id}`,
});
const files = [
  file('1', 'zdjęcie.jpg', 'image', 2_412_000),
  file('2', 'faktura.pdf', 'pdf'),
  file('3', 'a.xlsx', 'archive'),
];
const remove = (name: string) => screen.getByRole('button', { name: `Usuń: ${name}` });

test.each([
  ['pl', 2_412_000, '2,4 MB'],
  ['en', 2_412_000, '2.4 MB'],
  ['pl', 240_500, '241 kB'],
  ['pl', 812, '812 bajtów'],
  ['en', 16, '16 bytes'],
])('the size in %s: %s bytes are %s', (locale, size, text) => {
  expect(formatFileSize(size, createIntl({ locale })).replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  ['zdjęcie.JPG', 'image'],
  ['faktura.pdf', 'pdf'],
  ['prezentacja.mp4', 'video'],
  ['rozmowa.mp3', 'audio'],
  ['zestawienie.xlsx', 'application'],
  ['notatki.txt', 'text'],
  ['kopia.tar.gz', 'archive'],
  ['instalator.exe', 'executable'],
  ['eksport.json', 'programming'],
  ['dane.xyz', 'other'],
  ['bez rozszerzenia', 'other'],
])('"%s" is of the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

test.each([
  ['pl', ['Archiwum', 'Film', 'Nagranie', 'Program', 'Kod źródłowy', 'Plik']],
  ['en', ['Archive', 'Video', 'Recording', 'Program', 'Source code', 'File']],
] as const)('every kind has a name in %s', async (locale, words) => {
  const kinds = ['archive', 'video', 'audio', 'executable', 'programming', 'unheard of'];
  await renderUi(<FilePreviewList label="Dokumenty" files={kinds.map((kind) => file(kind, `plik-${kind}`, kind))} />, {
    locale,
  });
  expect(
    screen.getAllByRole('listitem').map((item) => words.find((word) => item.textContent?.includes(`${word} ·`))),
  ).toEqual(words);
});

test('pictures open in a dialog, text in a new tab, other files are downloaded', async () => {
  const user = userEvent.setup();
  await renderUi(<FilePreviewList label="Dokumenty" files={[...files, file('4', 'notatki.txt', 'text')]} />);
  const text = screen.getByRole('link', { name: /^notatki.txt/ });
  expect(text).toHaveAttribute('target', '_blank');
  expect(text).toHaveAccessibleName('notatki.txt (otwiera się w nowej karcie)');
  expect(screen.getByRole('link', { name: 'a.xlsx' })).toHaveAttribute('download', 'a.xlsx');
  expect(screen.getByRole('link', { name: 'Pobierz: zdjęcie.jpg' })).toHaveAttribute('href', '/files/1');
  await user.click(screen.getByRole('button', { name: 'zdjęcie.jpg' }));
  const dialog = await screen.findByRole('dialog', { name: 'zdjęcie.jpg' });
  const image = within(dialog).getByRole('img', { name: 'zdjęcie.jpg' });
  fireEvent.error(image);
  expect(within(dialog).getByText('Nie udało się załadować podglądu pliku.')).toBeInTheDocument();
});

test('a file that is held back or removed shows a note, and cannot be opened', async () => {
  const held = [
    { ...file('1', 'faktura.pdf', 'pdf'), url: null, state: 'checking' },
    { ...file('2', 'zdjęcie.jpg', 'image'), url: null, state: 'removed' },
  ];
  const { container } = await renderUi(<FilePreviewList label="Dokumenty" files={held} />);
  const [checking, removed] = screen.getAllByRole('listitem');
  expect(checking).toHaveTextContent('faktura.pdf');
  expect(checking).toHaveTextContent('Sprawdzamy, czy plik jest bezpieczny. Zwykle trwa to kilka sekund.');
  expect(removed).toHaveTextContent('Usunięty: znaleziono w nim złośliwe oprogramowanie.');
  expect(container.querySelector('a, button, img')).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

test('a picture without a preview has an icon', async () => {
  const { container } = await renderUi(<FilePreviewList label="Dokumenty" files={files.slice(0, 1)} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('[data-kind=image]')).toBeInTheDocument();
});

function Documents({ onRemove }: { onRemove(): Promise<unknown> }) {
  const [kept, setKept] = useState(files);
  return (
    <FilePreviewList
      label="Dokumenty"
      files={kept}
      onRemove={async ({ id }) => {
        await onRemove();
        setKept((before) => before.filter((entry) => entry.id !== id));
      }}
    />
  );
}

test('removing asks for confirmation, waits, and moves the focus to the neighbour', async () => {
  const user = userEvent.setup();
  let end: (value?: unknown) => void = () => {};
  await renderUi(<Documents onRemove={() => new Promise((resolve) => (end = resolve))} />);
  await user.click(remove('faktura.pdf'));
  const question = await screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć ten plik?' });
  expect(question).toHaveTextContent('faktura.pdf: tego nie można cofnąć.');
  await user.click(within(question).getByRole('button', { name: 'Usuń' }));
  expect(within(question).getByRole('button', { name: 'Usuń' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => end());
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('link', { name: 'a.xlsx' })).toHaveFocus());
});

test('a failed removal closes the confirmation and keeps the file', async () => {
  const user = userEvent.setup();
  await renderUi(<Documents onRemove={() => Promise.reject(new Error('down'))} />);
  await user.click(remove('faktura.pdf'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('axe finds nothing in the list', async () => {
  const { container } = await renderUi(
    <FilePreviewList label="Dokumenty" files={files} onRemove={async () => undefined} />,
  );
  expect(await axe(container)).toEqual([]);
});
