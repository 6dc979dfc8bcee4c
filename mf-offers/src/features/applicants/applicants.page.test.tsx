import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote } from '@wspolnik/contract';
import {
  axe,
  fakeApi,
  idOf,
  offer,
  orderDocument,
  pageOf,
  quote,
  seller,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ApplicantsPage } from './applicants.page.tsx';

const JOB = offer({ id: idOf(501), title: 'Stolarz', is_job: true, closes_on: '2026-12-12' });
const application = (number: number, name: string, overrides: Partial<Quote> = {}) =>
  quote({
    id: idOf(number),
    kind: 'application',
    buyer: { id: idOf(700 + number), type: 'user', name, thumbnail: null },
    text: 'Mam dziesięć lat praktyki.',
    allowed_actions: ['accept', 'decline'],
    ...overrides,
  });
const anna = application(1, 'Anna Kot', { documents: [orderDocument({ name: 'cv.pdf' })] });
const jan = application(2, 'Jan Lis', { status: 'accepted', allowed_actions: ['hire', 'decline'] });
const ewa = application(3, 'Ewa Żak', { status: 'hired', allowed_actions: [] });
const adam = application(4, 'Adam Wilk', { status: 'declined', allowed_actions: [] });

const open = () => renderPage(<ApplicantsPage id={JOB.id} />, { url: `/offers/manage/${JOB.id}/applicants` });
const column = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

function answering(results: () => Quote[], job = JOB) {
  return fakeApi({
    [`GET offers/${JOB.id}/`]: () => job,
    'GET offers/quotes/': () => pageOf(results()),
    [`POST offers/quotes/${jan.id}/`]: () => ({ ...jan, status: 'hired' }),
  });
}

beforeEach(() => signInAs.company({ id: seller.id }));
afterEach(() => act(signOut));

it('the board has each applicant in the column of how far they got', async () => {
  const calls = answering(() => [anna, jan, ewa, adam]);
  const { container } = await open();
  const waiting = await column('Nowe');
  expect(waiting.getByRole('heading', { name: 'Nowe 1' })).toBeVisible();
  const card = within(waiting.getByRole('article', { name: 'Anna Kot' }));
  expect(card.getByText('Mam dziesięć lat praktyki.')).toBeVisible();
  expect(card.getByRole('list', { name: 'Dokumenty: Anna Kot' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Rozmowa: Anna Kot' })).toHaveAttribute('href', `/messages/thread/${idOf(51)}`);
  expect(card.getByRole('button', { name: 'Zaproś na rozmowę' })).toBeVisible();
  expect((await column('Zaproszenia')).getByRole('article', { name: 'Jan Lis' })).toBeVisible();
  expect((await column('Zatrudnienia')).getByRole('article', { name: 'Ewa Żak' })).toBeVisible();
  expect((await column('Zamknięte')).getByRole('article', { name: 'Adam Wilk' })).toBeVisible();
  expect(screen.getByText('Zgłoszenia do 12 grudnia 2026')).toBeVisible();
  const asked = calls.find(({ path }) => path === 'offers/quotes/')?.params;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ side: 'received', kind: 'application', offer_id: JOB.id });
  expect(await axe(container)).toEqual([]);
});

it('an invited applicant is hired with a few words, and moves to the next column', async () => {
  let shown = [jan];
  const calls = answering(() => shown);
  await open();
  await userEvent.click((await column('Zaproszenia')).getByRole('button', { name: 'Zatrudnij' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zatrudnij' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Wiadomość/ }), 'Zaczynamy w poniedziałek');
  shown = [{ ...jan, status: 'hired', allowed_actions: [] }];
  await userEvent.click(dialog.getByRole('button', { name: 'Zatrudnij' }));
  await waitFor(async () =>
    expect((await column('Zatrudnienia')).getByRole('article', { name: 'Jan Lis' })).toBeVisible(),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Kandydaci' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    action: 'hire',
    text: 'Zaczynamy w poniedziałek',
  });
});

it('an application that comes meanwhile appears by itself', async () => {
  let shown: Quote[] = [];
  answering(() => shown);
  await open();
  expect(await screen.findByText('Nikt jeszcze nie aplikował')).toBeVisible();
  shown = [anna];
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: anna.id, company_id: seller.id } }));
  expect((await column('Nowe')).getByRole('article', { name: 'Anna Kot' })).toBeVisible();
});

it.each([
  ['an offer that is no job', { ...JOB, is_job: false }],
  ['a job of another company', { ...JOB, author: { ...JOB.author, id: idOf(999) } }],
])('the board of %s is not there', async (_, other) => {
  answering(() => [anna], other);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tej oferty pracy nie ma' })).toBeInTheDocument();
  expect(screen.queryByText('Anna Kot')).not.toBeInTheDocument();
});
