import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, offer, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferDetailPage } from '../offer-detail.page.tsx';

const ID = idOf(1);
const READ = `GET offers/${ID}/`;
const REPORT = 'POST offer-report/';

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<OfferDetailPage id={ID} />, { url: `${locale === 'en' ? '/en' : ''}/offers/${ID}`, locale });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Zgłoś ofertę' }));
  return within(await screen.findByRole('dialog', { name: 'Zgłoś ofertę' }));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => act(signOut));

it('a person reports an offer with a reason of offers', async () => {
  signInAs.person();
  const calls = fakeApi({ [READ]: () => offer(), [REPORT]: () => new Response(null, { status: 204 }) });
  await show();
  const dialog = await open();
  expect(dialog.queryByRole('option', { name: 'Mowa nienawiści' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  expect(await dialog.findAllByText('To pole jest wymagane.')).toHaveLength(2);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kategoria/ }), 'Podróbka');
  await userEvent.type(dialog.getByRole('textbox', { name: /Opis/ }), ' To podróbka ');
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ path }) => path === 'offer-report/')?.body).toEqual({
    offer_id: ID,
    category: 'counterfeit',
    reason: 'To podróbka',
  });
});

it('a refused report stays with the reason', async () => {
  signInAs.person();
  fakeApi({ [READ]: () => offer(), [REPORT]: () => problem(404, 'not_found') });
  await show();
  const dialog = await open();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kategoria/ }), 'Inne');
  await userEvent.type(dialog.getByRole('textbox', { name: /Opis/ }), 'Raz');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Opis/ })).toHaveValue('Raz');
});

it('a guest signs in first and comes back to the offer', async () => {
  fakeApi({ [READ]: () => offer() });
  await show();
  expect(await screen.findByRole('link', { name: 'Zgłoś ofertę' })).toHaveAttribute(
    'href',
    `/auth/login?from=${encodeURIComponent(`/offers/${ID}`)}`,
  );
});

it('an own offer is not reported', async () => {
  signInAs.company({ id: offer().author.id });
  fakeApi({ [READ]: () => offer() });
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Zgłoś ofertę')).toBeNull();
});

it('a hidden offer shows its company why, and the way to an appeal', async () => {
  signInAs.company({ id: offer().author.id });
  fakeApi({ [READ]: () => offer({ hidden: { reason: 'Cudze zdjęcia', decision_id: idOf(402) } }) });
  await show();
  expect(await screen.findByText('Ta oferta jest ukryta decyzją administracji')).toBeVisible();
  expect(screen.getByText('Uzasadnienie: Cudze zdjęcia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz decyzję i odwołaj się' })).toHaveAttribute(
    'href',
    `/moderation/decisions/${idOf(402)}`,
  );
});
