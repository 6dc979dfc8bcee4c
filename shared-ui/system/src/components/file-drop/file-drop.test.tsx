import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from '@wspolnik/testing';
import { hugeFile, pdfFile, pngFile, renderUi, textFile } from '@wspolnik/testing/ui';
import { Form, Formik } from 'formik';
import { FileDropField } from './file-drop-field.tsx';
import type { ChosenFile } from './file-types.ts';
import { Drop, documents, input, removeOf, row, setup, uploads } from './testing/drop.tsx';

const format = 'Nieobsługiwany format. Dozwolone: PDF, PNG, JPEG.';
const drop = (dataTransfer: object) =>
  fireEvent.drop(screen.getByRole('button', { name: /Wybierz/ }).parentElement as HTMLElement, { dataTransfer });

test('each rejected file has its reason, the others are accepted', async () => {
  const user = setup();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} onFiles={onFiles} />);
  const large = hugeFile('lato.jpg', 30_000_000, 'image/jpeg').file;
  await user.upload(input(), [textFile('notatki.txt'), large, pdfFile('umowa.pdf')]);
  expect(await screen.findByText(format)).toBeInTheDocument();
  expect(row('notatki.txt')).toHaveTextContent(format);
  expect(row('lato.jpg')).toHaveTextContent('Plik jest za duży. Maksymalny rozmiar: 10 MB.');
  expect(row('umowa.pdf')).not.toHaveTextContent('Plik');
  expect(onFiles).toHaveBeenLastCalledWith(['umowa.pdf']);
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('Nie dodano: lato.jpg. Plik jest za duży. Maksymalny rozmiar: 10 MB.');
  expect(said).toHaveTextContent('Dodano: umowa.pdf');
});

test('the same errors in English', async () => {
  const user = setup();
  await renderUi(<Drop {...documents} />, { locale: 'en' });
  await user.upload(input(), [textFile('notes.txt'), hugeFile('a.jpg', 11_000_000, 'image/jpeg').file]);
  expect(await screen.findByText('File is too big. Maximum: 10 MB.')).toBeInTheDocument();
  expect(screen.getByText('Unsupported format. Allowed: PDF, PNG, JPEG.')).toBeInTheDocument();
});

const texts = Array.from({ length: 10 }, (_, at) => textFile(`${at + 1}.txt`));

test('ten files rejected for one reason share one message, which names three and all on demand', async () => {
  const user = setup();
  await renderUi(<Drop {...documents} />);
  await user.upload(input(), [...texts, hugeFile('lato.jpg', 30_000_000, 'image/jpeg').file]);
  expect(await screen.findByText(`Nie dodano 10 plików. ${format}`)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(row('lato.jpg')).toHaveTextContent('Plik jest za duży.');
  expect(screen.getByText('1.txt, 2.txt, 3.txt i jeszcze 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  expect(screen.getByText(/^1\.txt, .*, 9\.txt i 10\.txt$/)).toBeVisible();
  const said = within(screen.getByRole('status')).getAllByText(/Nie dodano/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Nie dodano: lato.jpg. Plik jest za duży. Maksymalny rozmiar: 10 MB.',
    expect.stringContaining(`Nie dodano 10 plików. ${format} 1.txt, 2.txt`),
  ]);
});

test('a shared message is dismissed by its button, and the focus moves to the next row; in English too', async () => {
  const user = setup();
  await renderUi(<Drop {...documents} />, { locale: 'en' });
  await user.upload(input(), [...texts.slice(0, 4), pdfFile('contract.pdf')]);
  expect(await screen.findByText(/^4 files were not added\. Unsupported format/, { selector: 'p span' })).toBeVisible();
  expect(screen.getByText('1.txt, 2.txt, 3.txt and 1 more')).toBeVisible();
  await screen.findByRole('button', { name: 'Remove: contract.pdf' });
  await user.click(screen.getByRole('button', { name: 'Hide the list of files that were not added' }));
  expect(screen.queryByText(/were not added/, { selector: 'p span' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove: contract.pdf' })).toHaveFocus();
});

test('files over the maximum number are rejected by name', async () => {
  const user = setup();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} onFiles={onFiles} />);
  await user.upload(input(), ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(pdfFile));
  await waitFor(() => expect(row('4.pdf')).toHaveTextContent('Można dodać najwyżej 3 pliki.'));
  expect(onFiles).toHaveBeenLastCalledWith(['1.pdf', '2.pdf', '3.pdf']);
});

test('a single file replaces the previous one, unless it is rejected', async () => {
  const user = setup();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} maxCount={1} onFiles={onFiles} />);
  await user.upload(input(), pdfFile('stara.pdf'));
  await waitFor(() => expect(onFiles).toHaveBeenLastCalledWith(['stara.pdf']));
  await user.upload(input(), textFile('zla.txt'));
  await screen.findByText(format);
  expect(onFiles).toHaveBeenLastCalledWith(['stara.pdf']);
  await user.upload(input(), pdfFile('nowa.pdf'));
  await waitFor(() => expect(onFiles).toHaveBeenLastCalledWith(['nowa.pdf']));
  expect(screen.queryByText(format)).not.toBeInTheDocument();
});

test('a drop without a file shows an error until a file is added', async () => {
  await renderUi(<Drop {...documents} maxCount={1} />);
  drop({ types: ['text/plain'], items: [], files: [] });
  expect(screen.getByRole('group', { name: 'Dokumenty' })).toHaveAccessibleDescription(/To nie był plik/);
  const file = pdfFile('umowa.pdf');
  drop({ types: ['Files'], files: [file], items: [{ kind: 'file', type: file.type, getAsFile: () => file }] });
  expect(await screen.findByRole('button', { name: 'Usuń: umowa.pdf' })).toBeInTheDocument();
  expect(screen.queryByText(/To nie był plik/, { selector: 'p span' })).not.toBeInTheDocument();
});

test('the zone shows while a file is dragged over it whether it will be accepted', async () => {
  await renderUi(<Drop {...documents} />);
  const zone = screen.getByRole('button', { name: 'Wybierz pliki' }).parentElement as HTMLElement;
  const drag = (type: string) => ({ dataTransfer: { types: ['Files'], files: [], items: [{ kind: 'file', type }] } });
  fireEvent.dragEnter(zone, drag('application/pdf'));
  expect(await within(zone).findByText('Upuść tutaj')).toBeInTheDocument();
  fireEvent.dragLeave(zone, drag('application/pdf'));
  fireEvent.dragEnter(zone, drag('video/mp4'));
  expect(await within(zone).findByText('Nieobsługiwany format')).toBeInTheDocument();
});

test('the button opens the file chooser by keyboard, and after a removal the focus moves to a neighbour', async () => {
  const user = setup();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} onFiles={onFiles} />);
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Wybierz pliki' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
  await user.upload(input(), ['1.pdf', '2.pdf'].map(pdfFile));
  (await screen.findByRole('button', { name: 'Usuń: 2.pdf' })).focus();
  await user.keyboard('{Enter}');
  expect(removeOf('1.pdf')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Wybierz pliki' })).toHaveFocus();
  expect(onFiles).toHaveBeenLastCalledWith([]);
  expect(screen.getByRole('status')).toHaveTextContent('Usunięto: 1.pdf');
});

test('the value is the list in a form, and a reset clears it', async () => {
  const user = setup();
  const onSubmit = jest.fn();
  await renderUi(
    <Formik
      initialValues={{ files: [] as ChosenFile[] }}
      validate={({ files }) => (files.length === 0 ? { files: 'validators.required' } : {})}
      onSubmit={({ files }, { resetForm }) => {
        onSubmit(files.map(({ file }) => file.name));
        resetForm();
      }}
    >
      <Form>
        <FileDropField name="files" label="Dokumenty" required {...documents} />
        <button type="submit">Wyślij</button>
      </Form>
    </Formik>,
  );
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText('To pole jest wymagane.')).toBeInTheDocument();
  await user.upload(input(), [pngFile('skan.jpg')]);
  await screen.findByRole('button', { name: 'Usuń: skan.png' });
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(['skan.png']));
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('axe finds nothing in a list with every state', async () => {
  const user = setup();
  const { calls, upload } = uploads();
  const { container } = await renderUi(<Drop {...documents} upload={upload} />);
  await user.upload(input(), [pdfFile('1.pdf'), pdfFile('2.pdf'), textFile('3.txt'), ...texts]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.fail({ code: 'internal' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await axe(container)).toEqual([]);
});
