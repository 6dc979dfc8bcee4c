import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  idOf,
  message,
  messageThread,
  noConnection,
  pngFile,
  problem,
  profileCard,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
  textFile,
  threadMessages,
} from '@wspolnik/testing';
import { useState } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { at, MESSAGES, numbered, READ, THREAD, threadOf } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';

const SEND = 'POST message-send/';
/** The fake API reads no multipart form. */
const append = jest.spyOn(FormData.prototype, 'append');
const seen = () => ({ thread_id: THREAD, unread_count: 0 });

beforeAll(giveLayout);
beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

const show = (search = '') => renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}${search}` });
const box = () => screen.findByRole('region', { name: 'Treść rozmowy' });
const field = () => screen.findByRole('textbox', { name: /Wiadomość do/ });
const frame = (type: 'message.new' | 'message.read', data: object) =>
  act(() => tellFrame({ seq: 1, type, data: { company_id: null, thread_id: THREAD, ...data } }));

it('shows the newest messages with days, links and plain texts, and reads as the other party', async () => {
  const all = [
    at(1, { text: '<b>Nie</b> gruby', created_at: '2026-01-03T10:00:00.000Z' }),
    at(2, { text: 'Zobacz https://example.pl/a i javascript:alert(1)' }),
    at(3, { text: '\u202eodwrócony' }),
  ];
  fakeApi({ [MESSAGES]: threadOf(all) });
  const { container } = await show();
  expect((await screen.findByText('<b>Nie</b> gruby')).closest('p')).toHaveAttribute('dir', 'auto');
  const link = screen.getByRole('link', { name: 'https://example.pl/a' });
  expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  expect(screen.getByText('3 stycznia 2026')).toBeVisible();
  expect(screen.getByText('4 stycznia 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Stolarnia Żuraw' })).toBeVisible();
  expect(document.title).toContain('Stolarnia Żuraw · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the thread marks as read what is seen at the end, and says who read what was sent', async () => {
  const all = [at(1), at(2, { read: false }), at(3, { read: false })];
  const calls = fakeApi({ [MESSAGES]: threadOf(all), [READ]: seen });
  await show();
  expect(await screen.findByText('Nowe')).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'message-mark-read/')?.body).toEqual({ id: idOf(1003) }),
  );
  expect(screen.getByText('Wysłano')).toBeInTheDocument();
  frame('message.read', { position: 2, mine: false });
  expect(await screen.findByText('Przeczytano')).toBeInTheDocument();
});

/** Leaves the thread and comes back, as by links: messages read before are still there. */
function Visits() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Przejdź
      </button>
      {isOpen && <ThreadPage id={THREAD} />}
    </>
  );
}

it('the thread keeps what was read and received when the thread opens again without a connection', async () => {
  const all = [at(1), at(2, { read: false })];
  fakeApi({ [MESSAGES]: (call) => threadOf(all)(call), [READ]: seen });
  await renderPage(<Visits />, { url: `/messages/thread/${THREAD}` });
  expect(await screen.findByText('Wysłano')).toBeInTheDocument();
  frame('message.read', { position: 2, mine: false });
  expect(await screen.findByText('Przeczytano')).toBeInTheDocument();
  all.push(at(3));
  frame('message.new', { position: 3, mine: false });
  await screen.findByText('Tekst 3');
  const pass = () => userEvent.click(screen.getByRole('button', { name: 'Przejdź' }));
  await pass();
  fakeApi({ [MESSAGES]: noConnection, [READ]: noConnection });
  await pass();
  expect(await screen.findByText('Tekst 3')).toBeVisible();
  expect(screen.getByText('Przeczytano')).toBeInTheDocument();
  expect(screen.queryByText('Wysłano')).not.toBeInTheDocument();
});

it('the thread does not mark as read in a hidden tab', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const calls = fakeApi({ [MESSAGES]: threadOf([at(1, { read: false })]), [READ]: seen });
  await show();
  await screen.findByText('Tekst 1');
  const marks = () => calls.filter(({ path }) => path === 'message-mark-read/').length;
  expect(marks()).toBe(0);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(marks()).toBe(1));
  visibility.mockRestore();
});

it('the thread follows what the other side writes, once and in order', async () => {
  const all = numbered(2);
  fakeApi({ [MESSAGES]: (call) => threadOf(all)(call), [READ]: seen });
  await show();
  await screen.findByText('Tekst 2');
  all.push(at(3), at(4, { mine: false }));
  frame('message.new', { position: 3 });
  frame('message.new', { position: 4 });
  expect(await screen.findByText('Tekst 4')).toBeInTheDocument();
  expect(screen.getAllByText(/^Tekst/).map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4].map((position) => `Tekst ${position}`),
  );
});

it('shows the colleague who answered for the company', async () => {
  signInAs.company();
  const author = profileCard({ id: idOf(7), type: 'user', name: 'Piotr Mazur' });
  fakeApi({ [MESSAGES]: threadOf([at(1), at(2, { author })]) });
  await show();
  expect(await screen.findByText('Piotr Mazur')).toBeVisible();
});

it('the thread sends by Enter, once, and says that a message waits for the network', async () => {
  const user = userEvent.setup();
  let online = false;
  const calls = fakeApi({
    [MESSAGES]: threadOf([at(1)]),
    [SEND]: ({ body }) => {
      const { client_id } = body as { client_id: string };
      return online ? message({ ...at(2), text: 'Jasne', client_id, read: false }) : noConnection();
    },
  });
  await show();
  await user.type(await field(), 'Pierwszy wiersz{Shift>}{Enter}{/Shift}drugi');
  expect(await field()).toHaveValue('Pierwszy wiersz\ndrugi');
  await user.clear(await field());
  await user.type(await field(), '  Jasne {Enter}');
  expect(await field()).toHaveValue('');
  const list = within(await box());
  expect(await list.findByText('Jasne')).toBeInTheDocument();
  expect(await list.findByText('Czeka na wysłanie')).toBeInTheDocument();
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await list.findByText('Wysłano')).toBeInTheDocument();
  expect(list.getAllByText('Jasne')).toHaveLength(1);
  const bodies = calls.filter(({ path }) => path === 'message-send/').map(({ body }) => body as { client_id: string });
  expect(new Set(bodies.map(({ client_id }) => client_id)).size).toBe(1);
});

it('the thread says why a message was refused, and lets one delete it', async () => {
  const user = userEvent.setup();
  fakeApi({ [MESSAGES]: threadOf([at(1)]), [SEND]: () => problem(404, 'not_found') });
  await show();
  await user.type(await field(), 'Halo{Enter}');
  const list = within(await box());
  expect(await list.findByText('Nie wysłano')).toBeInTheDocument();
  expect(list.getByText(/nie ma już konta/)).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(list.queryByText('Halo')).not.toBeInTheDocument());
});

it('the thread does not send more than 1000 characters, and keeps all of them', async () => {
  const user = userEvent.setup();
  const calls = fakeApi({ [MESSAGES]: threadOf([at(1)]) });
  await show();
  const text = await field();
  fireEvent.change(text, { target: { value: 'x'.repeat(1001) } });
  expect(await screen.findByText('1001 z 1000')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('najwyżej 1000 znaków. Usuń jeszcze 1.');
  await user.type(text, '{Enter}');
  expect(text).toHaveValue('x'.repeat(1001));
  expect(calls.some(({ path }) => path === 'message-send/')).toBe(false);
});

it('the thread keeps a draft per thread and profile', async () => {
  const user = userEvent.setup();
  fakeApi({ [MESSAGES]: threadOf([at(1)]) });
  const { unmount } = await show();
  await user.type(await field(), 'Niedokończona');
  unmount();
  const again = await show();
  expect(await field()).toHaveValue('Niedokończona');
  again.unmount();
  signInAs.company();
  await show();
  expect(await field()).toHaveValue('');
});

it('the thread takes a picture or document with a few words, and says why a file is neither', async () => {
  const user = userEvent.setup({ applyAccept: false });
  fakeApi({ [MESSAGES]: threadOf([at(1)]) });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  await show();
  const text = await field();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no file input');
  await user.upload(picker, textFile('opis.txt'));
  expect(await screen.findByText('Nieobsługiwany format. Dozwolone: PDF, PNG, JPEG, DOCX, XLSX, ODT.')).toBeVisible();
  await user.upload(picker, pngFile('plan.png'));
  expect(await screen.findByRole('img', { name: 'Wybrany plik: plan.png' })).toBeVisible();
  await user.type(text, '{Enter}');
  expect(await screen.findByText('Dodaj do pliku choć kilka słów.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usuń plik' }));
  expect(screen.queryByRole('img', { name: /plan.png/ })).not.toBeInTheDocument();
});

it('a document dropped on the field is sent, and shown with what its scan found', async () => {
  const document = { id: idOf(1), name: 'umowa.pdf', kind: 'pdf', size: 9, created_at: message().created_at } as const;
  const calls = fakeApi({
    [MESSAGES]: threadOf([
      at(1, { document: { ...document, state: 'available', url: '/api/files/umowa.pdf' } }),
      at(2, { document: { ...document, name: 'cennik.pdf', state: 'checking', url: null } }),
    ]),
    [SEND]: () => message({ mine: true }),
    [READ]: seen,
  });
  await show();
  expect(await screen.findByRole('link', { name: 'Pobierz: umowa.pdf' })).toHaveAttribute(
    'href',
    '/api/files/umowa.pdf',
  );
  expect(screen.getByText(/^Sprawdzamy, czy plik jest bezpieczny/)).toBeVisible();
  const dropped = new File(['%PDF-1.4'], 'oferta.pdf', { type: 'application/pdf' });
  fireEvent.drop(await field(), { dataTransfer: { files: [dropped], types: ['Files'] } });
  expect(await screen.findByRole('img', { name: 'Wybrany plik: oferta.pdf' })).toBeVisible();
  await userEvent.type(await field(), 'Oferta{Enter}');
  await waitFor(() => expect(calls.some(({ path }) => path === 'message-send/')).toBe(true));
  expect(append).toHaveBeenCalledWith('document', expect.objectContaining({ name: 'oferta.pdf' }));
});

it('the thread opens a picture in the gallery', async () => {
  const user = userEvent.setup();
  const image = { url: '/files/large.jpg', thumbnail: '/files/small.jpg', width: 800, height: 600 };
  fakeApi({ [MESSAGES]: threadOf([at(1, { image })]) });
  await show();
  await user.click(await screen.findByRole('button', { name: 'Powiększ zdjęcie: Stolarnia Żuraw' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('img', { name: 'Zdjęcie: Stolarnia Żuraw' })).toHaveAttribute(
    'src',
    image.url,
  );
});

it('a deleted account closes the field, with a note', async () => {
  const deleted = messageThread({ other: profileCard({ name: '', deleted: true }) });
  fakeApi({ [MESSAGES]: () => threadMessages({ thread: deleted, results: [at(1)] }) });
  await show();
  expect(await screen.findByText(/To konto zostało usunięte/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Konto usunięte' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('the thread says that a thread of others is not there', async () => {
  fakeApi({ [MESSAGES]: () => problem(404, 'not_found') });
  await show();
  expect(await screen.findByText('Nie ma tu takiej rozmowy', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wszystkie rozmowy' })).toHaveAttribute('href', '/messages');
});

it('the thread says when the thread cannot be read, and reads it again', async () => {
  const user = userEvent.setup();
  let works = false;
  fakeApi({ [MESSAGES]: (call) => (works ? threadOf([at(1)])(call) : problem(503, 'unavailable')) });
  await show();
  expect(await screen.findByText('Nie udało się wczytać rozmowy', { selector: 'p' })).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Tekst 1')).toBeInTheDocument();
});
