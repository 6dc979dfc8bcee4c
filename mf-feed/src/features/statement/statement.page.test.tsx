import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, fakeApi, idOf, moderationStatement, problem, signInAs, tellFrame } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { StatementPage } from './statement.page.tsx';

const statement = moderationStatement();
const READ = `GET moderation/decisions/${statement.id}/`;
const APPEAL = `POST moderation/decisions/${statement.id}/appeal/`;

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <StatementPage id={statement.id} />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/moderation/decisions/${statement.id}`, locale },
  );

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person();
});

it('the page shows the decision and its reasons, and takes an appeal', async () => {
  let answer = statement;
  const calls = fakeApi({
    [READ]: () => answer,
    [APPEAL]: () => {
      const appeal = { text: 'To nie reklama', created_at: '2026-01-06T10:00:00.000Z', outcome: null };
      answer = moderationStatement({ appeal, allowed_actions: [] });
      return answer;
    },
  });
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Komentarz został ukryty' })).toBeVisible();
  expect(screen.getByText('Regulamin: § 7 ust. 2')).toBeVisible();
  expect(screen.getByText('Reklama bez związku z rozmową.')).toBeVisible();
  expect(screen.getByText('Decyzję podjęła osoba z administracji, bez automatu.')).toBeVisible();
  expect(screen.getByText('Kup u nas tanio!')).toBeVisible();
  expect(screen.getByText(/raz, do 5 lipca 2026/)).toBeVisible();
  const send = await screen.findByRole('button', { name: 'Wyślij odwołanie' });
  expect(await axe(container)).toEqual([]);
  await userEvent.click(send);
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Dlaczego/ }), ' To nie reklama ');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij odwołanie' }));
  expect(await screen.findByText(/^Odwołanie z 6 stycznia 2026 czeka/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'To nie reklama' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('the page keeps a refused appeal with the reason, and shows the outcome of another', async () => {
  fakeApi({ [READ]: () => statement, [APPEAL]: () => problem(409, 'invalid_transition') });
  const { unmount } = await show();
  await userEvent.type(await screen.findByRole('textbox', { name: /Dlaczego/ }), 'Raz');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij odwołanie' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Dlaczego/ })).toHaveValue('Raz');
  unmount();
});

const LATER = { id: idOf(403), kind: 'hide', decided_at: '2026-01-08T10:00:00.000Z' } as const;
const replaced = moderationStatement({ replaced_by: LATER, appeal_until: null, allowed_actions: [] });

it('the page says at once when another decision replaces this one, and keeps the words for the appeal against that one', async () => {
  let answer = statement;
  fakeApi({
    [READ]: () => answer,
    [`GET moderation/decisions/${LATER.id}/`]: () => moderationStatement({ id: LATER.id }),
  });
  const { container, unmount } = await show();
  await userEvent.type(await screen.findByRole('textbox', { name: /Dlaczego/ }), 'To nie reklama');
  answer = replaced;
  act(() => tellFrame({ seq: 1, type: 'notification.new', data: { kind: 'ContentHidden', company_id: null } }));
  expect(await screen.findByText('Tę decyzję zastąpiła nowsza')).toBeVisible();
  expect(screen.getByText(/^Komentarz został ukryty \(8 stycznia 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz nowszą decyzję' })).toHaveAttribute(
    'href',
    `/moderation/decisions/${LATER.id}`,
  );
  expect(screen.getByText('Od tej decyzji nie można się już odwołać, bo zastąpiła ją nowsza.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
  unmount();
  await renderPage(<StatementPage id={LATER.id} />, { url: `/moderation/decisions/${LATER.id}` });
  expect(await screen.findByRole('textbox', { name: /Dlaczego/ })).toHaveValue('To nie reklama');
});

it('the page says why an appeal was refused when the decision had been replaced', async () => {
  let answer = statement;
  fakeApi({
    [READ]: () => answer,
    [APPEAL]: () => {
      answer = replaced;
      return problem(409, 'invalid_transition');
    },
  });
  await show('en');
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Not an advertisement');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('A later decision has replaced this one')).toBeVisible();
  expect(screen.getByText(/can no longer be appealed, because a later one has replaced it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the later decision' })).toBeVisible();
});

it('the page leads from the statement of an opinion to the opinions of the company', async () => {
  const about = { type: 'opinion', post_id: null, company_id: idOf(7) } as const;
  fakeApi({ [READ]: () => moderationStatement(about) });
  await show();
  expect(await screen.findByRole('heading', { name: 'Opinia została ukryta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz opinie o tej firmie' })).toHaveAttribute(
    'href',
    `/companies/${idOf(7)}#opinions`,
  );
});

const aboutOffer = { type: 'offer', subject_id: idOf(321), post_id: null } as const;

it('the seller of a hidden offer reads how to correct it, and who reported it reads the reasons', async () => {
  fakeApi({ [READ]: () => moderationStatement(aboutOffer) });
  const { unmount } = await show();
  expect(await screen.findByRole('heading', { name: 'Oferta została ukryta' })).toBeVisible();
  expect(screen.getByText(/Możesz poprawić ofertę/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz ofertę' })).toHaveAttribute('href', `/offers/${idOf(321)}`);
  unmount();
  fakeApi({ [READ]: () => moderationStatement({ ...aboutOffer, side: 'reporter', allowed_actions: [] }) });
  await show();
  expect(await screen.findByText('Reklama bez związku z rozmową.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zobacz ofertę' })).toBeNull();
});

it.each([
  ['the warned seller', 'author', /brane pod uwagę przy kolejnych zgłoszeniach/],
  ['who reported it', 'reporter', /Treść lub profil zostaje/],
] as const)('%s reads what a warning means, and may appeal', async (_, side, text) => {
  fakeApi({ [READ]: () => moderationStatement({ ...aboutOffer, kind: 'warn', side }) });
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Ostrzeżenie w sprawie oferty' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz ofertę' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Wyślij odwołanie' })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('strangers read that there is no such decision', async () => {
  fakeApi({ [READ]: () => problem(404, 'not_found') });
  await show('en');
  expect(await screen.findByRole('heading', { name: 'No such decision' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to posts' })).toHaveAttribute('href', '/en/posts');
});
