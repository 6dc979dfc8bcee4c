import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  message,
  messageThread,
  networkReply,
  pageOf,
  pngFile,
  problem,
  profileCard,
  signInAs,
  signOut,
  textFile,
} from '@wspolnik/testing';
import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { setOnline } from '../../testing/outbox-tab.ts';
import { renderPage } from '../../testing/render-page.ts';
import { ComposeDialog, type ComposeDialogProps } from './compose-dialog.tsx';

const anna = { type: 'user', id: idOf(1), name: 'Anna Nowak' } as const;
const onClose = jest.fn();

beforeAll(() => {
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => {};
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  onClose.mockClear();
  setOnline(true);
  signInAs.person();
});
afterEach(() => act(signOut));

const clientId = (body: unknown): string => (body as { client_id: string }).client_id;
const api = (
  answer: (body: unknown) => unknown = (body) => message({ client_id: clientId(body), thread_id: idOf(51) }),
) => fakeApi({ 'POST message-send/': ({ body }) => answer(body) });

function Host(subject: Pick<ComposeDialogProps, 'about' | 'offer'>) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return isOpen ? <ComposeDialog recipient={anna} onClose={close} {...subject} /> : null;
}

async function show(locale: 'pl' | 'en' = 'pl') {
  const view = await renderPage(
    <>
      <Host />
      <Toaster />
    </>,
    { url: locale === 'en' ? '/en/offers?q=x' : '/offers?q=x', locale },
  );
  return view;
}
const text = () => screen.findByRole('textbox', { name: /Treść/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));

it('a message is sent to the recipient and confirmed, with a link to the conversation', async () => {
  const calls = api();
  await show();
  expect(await screen.findByRole('dialog', { name: 'Nowa wiadomość' })).toHaveTextContent('Anna Nowak');
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.type(await text(), ' Dzień dobry ');
  await send();
  expect(await screen.findByText('Wiadomość została wysłana')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(calls.map(({ body }) => body)).toEqual([
    { user_recipient_id: anna.id, message: 'Dzień dobry', client_id: expect.any(String) },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Zobacz rozmowę' }));
  expect(window.location.pathname).toBe(`/messages/thread/${idOf(51)}`);
});

it('a message from the page of an offer names it, and is sent with it', async () => {
  const calls = api();
  const offer = { id: idOf(7), title: 'Meble biurowe na wymiar' };
  await renderPage(<Host offer={offer} />, { url: `/offers/${offer.id}` });
  expect(await screen.findByText('W sprawie oferty: Meble biurowe na wymiar')).toBeVisible();
  await userEvent.type(await text(), 'Czy jest w piątek?');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ offer_id: offer.id })]);
});

it('the dialog asks for a text, keeps one that is too long and does not send it', async () => {
  const calls = api();
  await show();
  await text();
  await send();
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.click(await text());
  await userEvent.paste('x'.repeat(1001));
  expect(await text()).toHaveValue('x'.repeat(1001));
  await send();
  expect(await screen.findByText('Maksymalnie 1000 znaków.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('the dialog refuses a file of another format, and takes one that fits', async () => {
  const calls = api();
  const { baseElement } = await show();
  await userEvent.type(await text(), 'Umowa');
  const input = baseElement.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, textFile('a.png'), { applyAccept: false });
  expect(await screen.findByText(/^Nieobsługiwany format/)).toBeVisible();
  await userEvent.upload(input, pngFile('b.png'));
  expect(await screen.findByRole('button', { name: 'Usuń: b.png' })).toBeVisible();
  expect(calls).toEqual([]);
});

it('the dialog keeps what was typed when the recipient is gone or has blocked the writer, and leaves nothing behind', async () => {
  let answer = problem(404, 'not_found');
  const calls = api(() => answer);
  await show();
  await userEvent.type(await text(), 'Raz');
  await send();
  expect(await screen.findByText(/nie ma już konta/)).toBeVisible();
  answer = problem(409, 'recipient_blocked');
  await send();
  expect(await screen.findByText(/zablokowany/)).toBeVisible();
  expect(await text()).toHaveValue('Raz');
  expect(onClose).not.toHaveBeenCalled();
  expect(calls).toHaveLength(2);
});

it('the dialog says offline that the message waits, and sends it when the network is back', async () => {
  const calls = api();
  setOnline(false);
  await show();
  expect(await screen.findByText(/Nie masz teraz połączenia/)).toBeVisible();
  await userEvent.type(await text(), 'Później');
  await send();
  expect(await screen.findByText(/Wiadomość czeka na tym urządzeniu/)).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(calls).toEqual([]);
  setOnline(true);
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('the dialog keeps an unsent text for the next time', async () => {
  const { unmount } = await show();
  await userEvent.type(await text(), 'Zaczęte');
  unmount();
  await show();
  expect(await text()).toHaveValue('Zaczęte');
});

it.each([
  ['pl', 'Zaloguj się', '/auth/login'],
  ['en', 'Sign in', '/en/auth/login'],
] as const)('the dialog leads a guest to the sign-in and back: %s', async (locale, name, path) => {
  act(signOut);
  await show(locale);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${path}?from=%2Foffers%3Fq%3Dx`);
});

it('a message about an order names it', async () => {
  const calls = api();
  await renderPage(<Host about={{ id: idOf(9), number: 'W-000009', side: 'buyer' }} />, {
    url: '/transactions/orders',
  });
  await userEvent.type(await text(), 'Kiedy dostawa?');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ message: 'Kiedy dostawa?', order_id: idOf(9) });
});

it('before one types the choice has the last conversations and the contacts, and a wrong one is changed', async () => {
  const calls = fakeApi({
    'GET message-threads-get/': () => pageOf([messageThread({ other: profileCard({ id: idOf(7), name: 'Żuraw' }) })]),
    'GET network/': () => networkReply(),
    'POST message-send/': ({ body }) => message({ client_id: clientId(body), thread_id: idOf(51) }),
  });
  await renderPage(<ComposeDialog recipient={null} onClose={onClose} />, { url: '/messages' });
  const recent = within(await screen.findByRole('region', { name: 'Ostatnie rozmowy' }));
  const contacts = within(await screen.findByRole('region', { name: 'Kontakty' }));
  await userEvent.click(recent.getByRole('button', { name: /Żuraw/ }));
  expect(contacts.getAllByRole('button').length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Zmień odbiorcę' }));
  const again = within(await screen.findByRole('region', { name: 'Ostatnie rozmowy' }));
  await userEvent.click(again.getByRole('button', { name: /Żuraw/ }));
  await userEvent.type(await text(), 'Dzień dobry');
  await send();
  // Where conversations are read, the new one opens.
  await waitFor(() => expect(window.location.pathname).toBe(`/messages/thread/${idOf(51)}`));
  expect(calls.filter(({ path }) => path === 'message-send/')).toHaveLength(1);
});

it('a company that is not verified learns it before it writes, with the way to the verification', async () => {
  act(() => signInAs.company({ status: 'draft' }));
  await show();
  expect(await screen.findByRole('link', { name: 'Zweryfikuj firmę' })).toHaveAttribute(
    'href',
    '/companies/verify-company',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
