import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  adminOffer,
  axe,
  fakeApi,
  idOf,
  moderatedOffer,
  moderatedSubject,
  moderationItem,
  pageOf,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { OffersPage } from './offers.page.tsx';

const LIST = 'GET accounts/admin/offers/';
const CATEGORIES = 'GET accounts/admin/categories/';
const shown = adminOffer();
const hidden = adminOffer({ id: idOf(322), title: 'Torebki', state: 'hidden', report_count: 2, case_id: idOf(400) });
const tree = {
  results: [
    { id: idOf(31), parent_id: null, level: 1, name: 'IT', name_en: 'IT', is_job: false, offers: 1, companies: 1 },
    {
      id: idOf(32),
      parent_id: idOf(31),
      level: 2,
      name: 'Strony',
      name_en: 'Sites',
      is_job: false,
      offers: 1,
      companies: 1,
    },
  ],
};
const caseOf = (id: string, more: object = {}) =>
  moderationItem({
    id,
    status: 'decided',
    reports: [],
    report_count: 0,
    subject: moderatedSubject({ type: 'offer', id: shown.id, post_id: null, offer: moderatedOffer() }),
    allowed_actions: ['hide'],
    ...more,
  });

const show = (query = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <OffersPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/offers${query}`, locale },
  );
const answering = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ [LIST]: () => pageOf([shown, hidden]), [CATEGORIES]: () => tree, ...more });
const row = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list shows offers of every state with seller, price and reports', async () => {
  answering();
  const { container } = await show();
  const first = await row(shown.title);
  expect(first.getByRole('link', { name: shown.title })).toHaveAttribute('href', `/admin/moderation/${shown.id}`);
  expect(first.getByRole('link', { name: 'Pracownia Cyfrowa' })).toHaveAttribute('href', `/admin/companies/${idOf(7)}`);
  expect(first.getByText(/2 500,00/)).toBeVisible();
  expect(first.getByText('Widoczna')).toBeVisible();
  expect(first.getByRole('link', { name: `Zobacz na stronie: ${shown.title}` })).toHaveAttribute(
    'href',
    `/offers/${shown.id}`,
  );
  const second = await row('Torebki');
  expect(second.getByText('Ukryta decyzją')).toBeVisible();
  expect(second.getByText('2 zgłoszenia')).toBeVisible();
  expect(second.getByRole('link', { name: 'Sprawa: Torebki' })).toHaveAttribute(
    'href',
    `/admin/moderation/${idOf(400)}`,
  );
  expect(await axe(container)).toEqual([]);
});

it('the address has the filters', async () => {
  const calls = answering();
  await show(`?q=stron&state=listed&reported=true&category=${idOf(32)}`);
  await row(shown.title);
  expect(Object.fromEntries(calls.find(({ path }) => path === 'accounts/admin/offers/')?.params ?? [])).toEqual({
    limit: '30',
    q: 'stron',
    state: 'listed',
    reported: 'true',
    category: idOf(32),
  });
  expect(await screen.findByRole('option', { name: '– Strony' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'hidden');
  expect(new URLSearchParams(window.location.search).get('state')).toBe('hidden');
});

it('an offer that nobody has reported is hidden as the admin saw it', async () => {
  const item = caseOf(shown.id);
  const calls = answering({
    [`GET accounts/admin/moderation/${shown.id}/`]: () => item,
    'POST accounts/admin/moderation/': () => new Response(null, { status: 204 }),
  });
  await show();
  await userEvent.click((await row(shown.title)).getByRole('button', { name: `Ukryj: ${shown.title}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kategoria/ }), 'prohibited');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Podstawa/ }), 'law');
  await userEvent.type(dialog.getByRole('textbox', { name: /Który/ }), 'art. 1');
  await userEvent.type(dialog.getByRole('textbox', { name: /Uzasadnienie/ }), 'Zakazane.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ukryj' }));
  expect(await screen.findByText('Treść została ukryta')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    type: 'offer',
    subject_id: shown.id,
    decision: 'hide',
    version: item.version,
    category: 'prohibited',
  });
});

it('a hidden offer is shown again', async () => {
  answering({
    [`GET accounts/admin/moderation/${hidden.id}/`]: () => caseOf(idOf(400), { allowed_actions: ['restore'] }),
  });
  await show();
  await userEvent.click((await row('Torebki')).getByRole('button', { name: 'Pokaż znowu: Torebki' }));
  expect(await screen.findByRole('dialog', { name: 'Przywrócić?' })).toBeVisible();
});

it('a decision that does not fit leads to the case, which says why', async () => {
  const own = caseOf(idOf(400), { allowed_actions: [], blocked: 'own_matter' });
  answering({ [`GET accounts/admin/moderation/${hidden.id}/`]: () => own });
  await show();
  await userEvent.click((await row('Torebki')).getByRole('button', { name: 'Pokaż znowu: Torebki' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/moderation/${idOf(400)}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an empty list and a failure are said', async () => {
  fakeApi({ [LIST]: () => pageOf([]), [CATEGORIES]: () => tree });
  const { unmount } = await show('?q=nic');
  expect(await screen.findByText('Nic nie pasuje do filtrów')).toBeVisible();
  unmount();
  fakeApi({ [LIST]: () => problem(500, 'internal'), [CATEGORIES]: () => tree });
  await show();
  expect(await screen.findByText('Nie udało się wczytać ofert')).toBeVisible();
});
