import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModerationItem } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  moderatedSubject,
  moderationDecision,
  moderationItem,
  moderationYears,
  noConnection,
  pageOf,
  problem,
  profileCard,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ModerationPage } from './moderation.page.tsx';

const URL = 'accounts/admin/moderation/';
const first = moderationItem();
const [spam] = first.reports;
if (!spam) throw new Error('the sample has a report');
const worse = {
  ...spam,
  id: idOf(410),
  reporter: profileCard({ id: idOf(13), name: 'Ewa Lis' }),
  category: 'violence' as const,
  reason: 'Grozi mi.',
  created_at: '2026-01-05T12:00:00.000Z',
};
const CHANGED = 'Ta sprawa zmieniła się, odkąd otwarto to okno';
const reported = moderationItem({ version: 'v2', report_count: 2, reports: [worse, spam] });
const decided = moderationItem({
  version: 'v3',
  status: 'decided',
  report_count: 0,
  decisions: [moderationDecision({ reason: 'Handel danymi.' })],
  subject: moderatedSubject({ hidden: true }),
  allowed_actions: ['restore'],
});

interface Options {
  answers?: Parameters<typeof fakeApi>[0];
  locale?: 'pl' | 'en';
}

/** A queue that others change; a decided case leaves it and is read separately. */
async function showQueue(opened: ModerationItem, { answers = {}, locale = 'pl' }: Options = {}) {
  let now = opened;
  const calls = fakeApi({
    [`GET ${URL}years/`]: () => moderationYears(),
    [`GET ${URL}`]: () => pageOf(now.status === 'waiting' ? [now] : []),
    [`GET ${URL}${opened.id}/`]: () => now,
    [`POST ${URL}`]: () => new Response(null, { status: 204 }),
    ...answers,
  });
  const { container } = await renderPage(
    <>
      <ModerationPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/moderation`, locale },
  );
  const set = (changed: ModerationItem) => {
    now = changed;
  };
  const change = (changed: ModerationItem) => {
    set(changed);
    return act(() => tellFrame({ seq: 1, type: 'moderation.changed', data: { company_id: null } }));
  };
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { container, set, change, bodies };
}

async function openDialog(action: string, label = /^Uzasadnienie/) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${action}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  const words = dialog.getByRole('textbox', { name: label });
  await userEvent.type(words, 'W porządku');
  return { dialog, words, press: (name: string) => userEvent.click(dialog.getByRole('button', { name })) };
}

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the queue follows reports and decisions of others at once', async () => {
  const { change } = await showQueue(first);
  expect(await screen.findByText('Zgłoszenia: 1')).toBeVisible();
  await change(reported);
  expect(await screen.findByText('Zgłoszenia: 2')).toBeVisible();
  await change(decided);
  expect(await screen.findByText('Nic tu nie czeka')).toBeVisible();
});

it('an open dialog shows a further report, and asks again before it sends', async () => {
  const { change, bodies, container } = await showQueue(first);
  const { dialog, words, press } = await openDialog('Bez naruszenia');
  await change(reported);
  expect(await dialog.findByText(CHANGED)).toBeVisible();
  expect(dialog.getByText('Nowe zgłoszenie: Przemoc lub groźby (Ewa Lis)')).toBeVisible();
  expect(dialog.getByText('Grozi mi.')).toBeVisible();
  expect(dialog.queryByText('To jest spam.')).not.toBeInTheDocument();
  expect(await axe(container.ownerDocument.body)).toEqual([]);
  expect(dialog.queryByRole('button', { name: 'Bez naruszenia' })).not.toBeInTheDocument();
  await press('Rozumiem, pytaj jeszcze raz');
  expect(dialog.queryByText(CHANGED)).not.toBeInTheDocument();
  expect(words).toHaveValue('W porządku');
  expect(bodies()).toEqual([]);
  await press('Bez naruszenia');
  expect(await screen.findByText('Zgłoszenia zostały rozpatrzone')).toBeInTheDocument();
  expect(bodies()).toEqual([
    { type: 'post', subject_id: first.subject.id, decision: 'dismiss', version: 'v2', reason: 'W porządku' },
  ]);
});

it.each([
  [
    'pl',
    'Bez naruszenia',
    /^Uzasadnienie/,
    'Nowa decyzja: Ukrycie (Andrzej Górski)',
    'Tej decyzji nie można już podjąć.',
  ],
  ['en', 'No violation', /^Reasons/, 'New decision: Hidden (Andrzej Górski)', 'This can no longer be decided.'],
] as const)(
  'tells whose decision came first when it refuses, and keeps the words (%s)',
  async (locale, action, label, change, end) => {
    const queue = await showQueue(first, {
      locale,
      answers: {
        [`POST ${URL}`]: () => {
          queue.set(decided);
          return problem(409, 'case_changed');
        },
      },
    });
    const { dialog, words, press } = await openDialog(action, label);
    await press(action);
    expect(await dialog.findByText(change)).toBeVisible();
    expect(dialog.getByText('Handel danymi.')).toBeVisible();
    expect(dialog.getByText(end)).toBeVisible();
    expect(dialog.getByRole('button', { name: action })).toBeDisabled();
    expect(words).toHaveValue('W porządku');
    expect(queue.bodies()).toHaveLength(1);
  },
);

it('a refusal whose case cannot be read again is reported', async () => {
  await showQueue(first, {
    answers: { [`GET ${URL}${first.id}/`]: noConnection, [`POST ${URL}`]: () => problem(409, 'case_changed') },
  });
  const { dialog, words, press } = await openDialog('Bez naruszenia');
  await press('Bez naruszenia');
  expect(await dialog.findByText(/Brak połączenia/)).toBeVisible();
  expect(words).toHaveValue('W porządku');
});

it('the dialog compares the text and name of a profile that has changed since the queue was read', async () => {
  const was = moderatedSubject({ type: 'company', post_id: null, text: 'Stary opis' });
  const author = profileCard({ name: 'Inna nazwa' });
  const image = { url: '/files/b.jpg', thumbnail: '/files/b.jpg' };
  const { set } = await showQueue(moderationItem({ subject: was }));
  await screen.findByText('Stary opis');
  set(moderationItem({ version: 'v2', subject: { ...was, text: 'Nowy opis', author, image } }));
  const { dialog } = await openDialog('Zawieś profil');
  expect(await dialog.findByText(CHANGED)).toBeVisible();
  const [name, text] = dialog.getAllByRole('definition');
  expect(name).toHaveTextContent(`wcześniej ${was.author?.name} teraz Inna nazwa`);
  expect(text).toHaveTextContent('wcześniej Stary opis teraz Nowy opis');
  expect(dialog.getByText('Profil ma inne zdjęcie lub logo')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Rozumiem, pytaj jeszcze raz' })).toBeEnabled();
});

it('the dialog reports deleted content, and an appeal that another admin must answer', async () => {
  const { change } = await showQueue(first);
  const { dialog } = await openDialog('Ukryj');
  const gone = moderatedSubject({ gone: true });
  await change(moderationItem({ version: 'v2', subject: gone, allowed_actions: ['dismiss'] }));
  expect(await dialog.findByText('Treść usunięto')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ukryj' })).toBeDisabled();
  const appeals = [
    { id: idOf(420), side: 'reporter' as const, by: worse.reporter, text: 'To groźby', created_at: first.since },
  ];
  await change(
    moderationItem({
      ...decided,
      version: 'v4',
      status: 'appealed',
      appeals,
      blocked: 'own_decision',
      allowed_actions: [],
    }),
  );
  expect(await dialog.findByText('Nowe odwołanie osoby zgłaszającej (Ewa Lis)')).toBeVisible();
  expect(dialog.getByText('To groźby')).toBeVisible();
  expect(dialog.getByText('Odwołanie od Twojej decyzji rozpatrzy inna osoba z administracji.')).toBeVisible();
});

it('a reopened dialog starts with the case as the queue shows it', async () => {
  const { change } = await showQueue(first);
  const { press } = await openDialog('Bez naruszenia');
  await press('Anuluj');
  await change(reported);
  await screen.findByText('Zgłoszenia: 2');
  const { dialog } = await openDialog('Bez naruszenia');
  expect(dialog.queryByText(CHANGED)).not.toBeInTheDocument();
});
