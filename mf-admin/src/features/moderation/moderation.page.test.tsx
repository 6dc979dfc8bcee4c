import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  moderatedSubject,
  moderationDecision,
  moderationItem,
  moderationNumbers,
  moderationYears,
  pageOf,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { ModerationPage } from './moderation.page.tsx';

const LIST = 'GET accounts/admin/moderation/';
const YEARS = 'GET accounts/admin/moderation/years/';
const DECIDE = 'POST accounts/admin/moderation/';
const first = moderationItem();
const TITLE = `Wpis: ${first.subject.author?.name}`;

const show = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <>
      <ModerationPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/moderation${query}`, locale },
  );
const card = async (name = TITLE) => within(await screen.findByRole('article', { name }));
const openDialog = async (action: string) => {
  await userEvent.click((await card()).getByRole('button', { name: new RegExp(`^${action}`) }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('a case shows what was reported, why, and earlier decisions about the author', async () => {
  const item = moderationItem({
    subject: moderatedSubject({ image: { url: '/files/a.jpg', thumbnail: '/files/a-small.jpg' } }),
    decisions: [moderationDecision({ kind: 'dismiss', ground: null, ground_point: null, reason: 'Zwykła oferta.' })],
    author_decisions: [
      { id: first.id, case_id: idOf(499), kind: 'hide', type: 'comment', category: 'fraud', decided_at: first.since },
    ],
    author_decision_count: 3,
  });
  const calls = fakeApi({ [YEARS]: () => moderationYears(), [LIST]: () => pageOf([item]) });
  const { container } = await show();
  const shown = await card();
  expect(shown.getByText('Baza 50 000 adresów e-mail za 99 zł.')).toBeVisible();
  expect(shown.getByRole('img', { name: 'Obraz w zgłoszonej treści' })).toBeVisible();
  expect(shown.getByText('Spam lub reklama')).toBeVisible();
  expect(shown.getByText('To jest spam.')).toBeVisible();
  expect(shown.getByText('Zwykła oferta.')).toBeVisible();
  expect(shown.getByText('Inne sprawy tego autora zakończone decyzją: 3')).toBeVisible();
  expect(shown.getByRole('link', { name: /^Komentarz, Oszustwo: Ukrycie/ })).toHaveAttribute(
    'href',
    `/admin/moderation/${idOf(499)}`,
  );
  expect(Object.fromEntries(calls.find(({ path }) => path === 'accounts/admin/moderation/')?.params ?? [])).toEqual({
    limit: '30',
  });
  expect(await axe(container)).toEqual([]);
});

it('hiding requires a category, a ground and reasons', async () => {
  const answers = [[first], []];
  const calls = fakeApi({
    [YEARS]: () => moderationYears(),
    [LIST]: () => pageOf(answers.shift() ?? []),
    [`${LIST}${first.id}/`]: () => first,
    [DECIDE]: () => new Response(null, { status: 204 }),
  });
  await show();
  const dialog = await openDialog('Ukryj');
  await userEvent.click(dialog.getByRole('button', { name: 'Ukryj' }));
  expect(await dialog.findAllByText('To pole jest wymagane.')).toHaveLength(3);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kategoria/ }), 'personal_data');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Podstawa/ }), 'terms');
  await userEvent.type(dialog.getByRole('textbox', { name: /Który/ }), '§ 7 ust. 2');
  await userEvent.type(dialog.getByRole('textbox', { name: /Uzasadnienie/ }), 'Handel danymi.');
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ukryj' }));
  expect(await screen.findByText('Treść została ukryta')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    type: 'post',
    subject_id: first.subject.id,
    decision: 'hide',
    version: first.version,
    category: 'personal_data',
    ground: 'terms',
    ground_point: '§ 7 ust. 2',
    reason: 'Handel danymi.',
  });
  expect(await screen.findByText('Nic tu nie czeka')).toBeVisible();
});

it('an appeal is left to another admin, and the case states when there is none', async () => {
  const appeals = [
    { id: first.id, side: 'author' as const, by: null, text: 'To nie reklama', created_at: first.since },
  ];
  const appealed = moderationItem({ status: 'appealed', appeals, blocked: 'only_admin', allowed_actions: [] });
  const calls = fakeApi({ [YEARS]: () => moderationYears(), [LIST]: () => pageOf([appealed]) });
  await show('pl', '?status=appealed&type=post');
  const shown = await card();
  expect(shown.getByText('To nie reklama')).toBeVisible();
  expect(shown.getByText(/nie ma drugiej osoby z administracji/)).toBeVisible();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
  expect(Object.fromEntries(calls.find(({ path }) => path === 'accounts/admin/moderation/')?.params ?? [])).toEqual({
    limit: '30',
    status: 'appealed',
    type: 'post',
  });
  expect(screen.getByRole('link', { name: 'Rozpatrzone' })).toHaveAttribute(
    'href',
    '/admin/moderation?status=decided&type=post',
  );
});

it('a profile can be suspended, and a deleted subject shows its recorded text', async () => {
  const company = moderationItem({ subject: moderatedSubject({ type: 'company', post_id: null }) });
  const gone = moderationItem({
    id: moderationDecision().id,
    subject: moderatedSubject({ type: 'message', gone: true, post_id: null, text: 'Przelej zaliczkę' }),
    allowed_actions: ['dismiss'],
  });
  fakeApi({ [YEARS]: () => moderationYears(), [LIST]: () => pageOf([company, gone]) });
  await show('en');
  const name = first.subject.author?.name;
  const shown = await card(`Company profile: ${name}`);
  expect(shown.getByRole('button', { name: /^Suspend the profile/ })).toBeVisible();
  const message = await card(`Message: ${name}`);
  expect(message.getByText(/The content has been deleted/)).toBeVisible();
  expect(message.getByText('Przelej zaliczkę')).toBeVisible();
  expect(message.queryByRole('link')).not.toBeInTheDocument();
});

it('a reported opinion shows its text and a link to its page', async () => {
  const subject = moderatedSubject({ type: 'opinion', post_id: null, company_id: idOf(7), text: 'Nie polecam' });
  fakeApi({ [YEARS]: () => moderationYears(), [LIST]: () => pageOf([moderationItem({ subject })]) });
  await show();
  const shown = await card(`Opinia: ${subject.author?.name}`);
  expect(shown.getByText('Nie polecam')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Zobacz na stronie' })).toHaveAttribute(
    'href',
    `/companies/${idOf(7)}#opinions`,
  );
  expect(screen.getByRole('link', { name: 'Opinie' })).toHaveAttribute('href', expect.stringContaining('type=opinion'));
});

it('the numbers of a chosen year are saved as a file', async () => {
  const save = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    save(this.download);
  });
  const calls = fakeApi({
    [YEARS]: () => moderationYears(),
    [LIST]: () => pageOf([]),
    'GET accounts/admin/moderation/numbers/': () => moderationNumbers({ name: 'moderation-2025.csv' }),
  });
  await show();
  const button = () => screen.getByRole('button', { name: 'Zestawienie roczne (CSV)' });
  await waitFor(() => expect(button()).toBeEnabled());
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: '2026' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{Home}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '2025' })).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith('moderation-2025.csv'));
  expect(calls.at(-1)?.params.get('year')).toBe('2025');
});
