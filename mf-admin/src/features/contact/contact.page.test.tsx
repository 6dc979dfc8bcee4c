import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  contactMessage,
  contactMessageDetail,
  fakeApi,
  idOf,
  noConnection,
  pageOf,
  problem,
  signInAs,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ContactDetailPage } from './contact-detail.page.tsx';
import { ContactListPage } from './contact-list.page.tsx';

const LIST = 'GET admin/contact-messages/';
const ID = idOf(1);
const READ = `GET admin/contact-messages/${ID}/`;
const ANSWER = `POST admin/contact-messages/${ID}/answer/`;
const STATUS = `POST admin/contact-messages/${ID}/status/`;
const first = { id: idOf(41), text: 'W załączniku', at: '2026-01-06T10:00:00.000Z', by: 'Adam Admin' };

const openList = (url = '/admin/contact') => renderPage(<ContactListPage />, { url });
const openDetail = () =>
  renderPage(
    <>
      <ContactDetailPage id={ID} />
      <Toaster />
    </>,
    { url: `/admin/contact/${ID}` },
  );

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person();
});

it('the list shows messages with a filter by state', async () => {
  const sent = fakeApi({ [LIST]: () => pageOf([contactMessage()]) });
  const { container } = await openList('/admin/contact?status=waiting');
  expect(await screen.findByRole('link', { name: 'Nr 1024: Ewa Nowak' })).toHaveAttribute(
    'href',
    `/admin/contact/${ID}`,
  );
  expect(sent[0]?.params.get('status')).toBe('waiting');
  expect(screen.getByRole('link', { name: 'Zamknięta' })).toHaveAttribute('href', '/admin/contact?status=closed');
  expect(await axe(container)).toEqual([]);
});

it('the list follows new messages and the answers of other admins', async () => {
  let listed = [contactMessage()];
  fakeApi({ [LIST]: () => pageOf(listed) });
  await openList();
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('Czeka')).toBeVisible();
  listed = [contactMessage({ status: 'answered' })];
  act(() => tellFrame({ seq: 1, type: 'contact.changed', data: { id: ID, company_id: null } }));
  expect(await row.findByText('Z odpowiedzią')).toBeVisible();
});

it('the list has an empty state, and retries after a lost connection', async () => {
  fakeApi({ [LIST]: () => pageOf([]) });
  const { unmount } = await openList();
  expect(await screen.findByText('Nie ma jeszcze wiadomości')).toBeVisible();
  unmount();
  fakeApi({ [LIST]: noConnection });
  await openList();
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
});

it('a sent answer is shown and empties the form', async () => {
  const answered = contactMessageDetail({ status: 'answered', answers: [first] });
  const sent = fakeApi({ [READ]: () => contactMessageDetail(), [ANSWER]: () => answered });
  const { container } = await openDetail();
  await userEvent.type(await screen.findByRole('textbox', { name: /Odpowiedź/ }), 'W załączniku');
  expect(await axe(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(await screen.findByText(/Adam Admin/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Odpowiedź/ })).toHaveValue('');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'W załączniku', seen: 0 });
});

it('an answer of another admin appears, and the typed text stays', async () => {
  let answers: (typeof first)[] = [];
  fakeApi({
    [READ]: () => contactMessageDetail({ answers }),
    [ANSWER]: () => {
      answers = [first];
      return problem(409, 'already_decided');
    },
  });
  await openDetail();
  await userEvent.type(await screen.findByRole('textbox', { name: /Odpowiedź/ }), 'Moja');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(await screen.findByText(/zajął się tym inny administrator/)).toBeVisible();
  expect(await screen.findByText('W załączniku')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Odpowiedź/ })).toHaveValue('Moja');
});

it('a closed message takes no answer until it is reopened', async () => {
  const closed = contactMessageDetail({ status: 'closed' });
  const sent = fakeApi({ [READ]: () => contactMessageDetail(), [STATUS]: () => closed });
  await openDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Zamknij sprawę' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Otwórz ponownie' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ closed: true });
});

it('the page reports a message that does not exist', async () => {
  fakeApi({ [READ]: () => problem(404, 'not_found') });
  await openDetail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiej wiadomości' })).toBeInTheDocument();
});
