import { act, screen, waitFor } from '@testing-library/react';
import { pdfFile, renderUi, slowFile } from '@wspolnik/testing/ui';
import { Drop, documents, input, removeOf, row, setup, uploads } from './testing/drop.tsx';

test('files are uploaded one after the other, with progress, and become the value', async () => {
  const user = setup();
  const { calls, upload } = uploads();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} upload={upload} onFiles={onFiles} />);
  await user.upload(input(), ['1.pdf', '2.pdf'].map(pdfFile));
  await waitFor(() => expect(row('2.pdf')).toHaveTextContent('czeka na wysłanie'));
  expect(calls.map(({ name }) => name)).toEqual(['1.pdf']);
  act(() => calls[0]?.tools.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Wysyłanie: 1.pdf' })).toHaveValue(0.4);
  expect(row('1.pdf')).toHaveTextContent('40%');
  await act(async () => calls[0]?.end('id-1'));
  expect(onFiles).toHaveBeenLastCalledWith(['1.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent('Wysłano: 1.pdf');
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('a file removed during its validation is neither uploaded nor stored', async () => {
  const user = setup();
  const { calls, upload } = uploads();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} upload={upload} onFiles={onFiles} />);
  const slow = slowFile(pdfFile('1.pdf'));
  await user.upload(input(), [slow.file, pdfFile('2.pdf')]);
  await user.click(removeOf('1.pdf'));
  slow.answer();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.name).toBe('2.pdf');
});

test('a failed upload shows its reason and can be retried', async () => {
  const user = setup();
  const { calls, upload } = uploads();
  const onFiles = jest.fn();
  await renderUi(<Drop {...documents} upload={upload} onFiles={onFiles} />);
  await user.upload(input(), pdfFile('umowa.pdf'));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.fail({ code: 'network' }));
  expect(removeOf('umowa.pdf').closest('li')).toHaveTextContent('Brak połączenia z serwerem.');
  expect(screen.getByRole('status')).toHaveTextContent('Nie wysłano: umowa.pdf. Brak połączenia z serwerem.');
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie: umowa.pdf' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.end('id'));
  expect(onFiles).toHaveBeenLastCalledWith(['umowa.pdf']);
});

test('cancelling aborts only that upload; leaving aborts all', async () => {
  const user = setup();
  const { calls, upload } = uploads();
  const { unmount } = await renderUi(<Drop {...documents} upload={upload} />);
  await user.upload(input(), ['1.pdf', '2.pdf', '3.pdf'].map(pdfFile));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Przerwij wysyłanie: 2.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Przerwij wysyłanie: 1.pdf' }));
  expect(calls[0]?.tools.signal.aborted).toBe(true);
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['1.pdf', '3.pdf']));
  expect(calls[1]?.tools.signal.aborted).toBe(false);
  unmount();
  expect(calls[1]?.tools.signal.aborted).toBe(true);
});
