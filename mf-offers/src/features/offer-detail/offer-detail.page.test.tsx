import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSlots, defineSlot, type SlotMap } from '@wspolnik/system';
import { fakeApi, idOf, noConnection, offer, problem, signInAs, signOut, switchProfile } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { OfferDetailPage } from './offer-detail.page.tsx';

const ID = idOf(1);
const PATH = `offers/${ID}/`;

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<OfferDetailPage id={ID} />, { url: `${locale === 'en' ? '/en' : ''}/offers/${ID}`, locale });

/** Uses the keyboard: the menu's pointer handling needs a layout, which jsdom does not have. */
async function chooseInMenu(name: string) {
  const button = await screen.findByRole('button', { name: 'Zarządzaj ofertą' });
  act(() => button.focus());
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: 'Zarządzaj ofertą' });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(within(menu).getByRole('menuitem', { name })).toBeVisible();
  await userEvent.keyboard(`${name.charAt(0).toLowerCase()}{Enter}`);
}

afterEach(() => act(signOut));

it('shows the offer, its price, points, place and seller', async () => {
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Meble biurowe na wymiar' })).toBeVisible();
  const box = screen.getByRole('region', { name: 'Zakup' });
  expect(within(box).getAllByText('1 800,00 zł')[0]).toHaveTextContent(/^1 800,00 zł brutto$/);
  expect(within(box).getByText('1 463,41 zł netto + 23% VAT')).toBeVisible();
  expect(within(box).getByText('Dla Ciebie 90,00 zł')).toBeVisible();
  expect(screen.getByText('ul. Dębowa 5, 60-101 Poznań')).toBeVisible();
  expect(screen.getByText('Montaż w cenie.')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Firma' });
  expect(within(card).getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute(
    'href',
    `/companies/${idOf(900)}`,
  );
  expect(within(card).getByText('12 opinii')).toBeVisible();
  expect(document.title).toBe('Meble biurowe na wymiar · Wspólnik');
});

it('shows a description with its lists and links, and never as raw HTML', async () => {
  const description =
    '**Montaż** w cenie\n\n- biurka\n- szafy\n\n[Cennik](https://zuraw.pl) <img src=x onerror=alert(1)>';
  fakeApi({ [`GET ${PATH}`]: () => offer({ description }) });
  const { container } = await show();
  expect(await screen.findByText('biurka')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cennik' })).toHaveAttribute('href', 'https://zuraw.pl/');
  expect(container.querySelector('img[src="x"]')).toBeNull();
});

it('shows how the viewer is connected to the seller', async () => {
  signInAs.person();
  let isTied = false;
  const calls = fakeApi({
    [`GET ${PATH}`]: () => offer({ network_status: isTied ? 'you_connected' : null }),
    'POST network/manage/': () => {
      isTied = true;
      return {};
    },
  });
  await show();
  const card = await screen.findByRole('region', { name: 'Firma' });
  await userEvent.click(within(card).getByRole('button', { name: /Dodaj kontakt|Poza kontaktami/ }));
  expect(await within(card).findByRole('button', { name: /^Zaproszenie wysłane/ })).toBeVisible();
  expect(calls.filter(({ path }) => path === 'network/manage/').map(({ body }) => body)).toEqual([
    { type: 'add', recipient: 'company', recipient_id: idOf(900) },
  ]);
});

it('links from its categories to the filtered list', async () => {
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show('en');
  const crumbs = await screen.findByRole('navigation', { name: 'Offer category' });
  expect(within(crumbs).getByRole('link', { name: 'Furniture' })).toHaveAttribute(
    'href',
    `/en/offers?category=${idOf(101)}`,
  );
});

it('shows the fields of a work offer', async () => {
  const work = offer({
    workplace_types: ['remote', 'hybrid'],
    work_schedule_types: ['full_time'],
    salary_from: '8000.00',
    salary_to: '12000.00',
    salary_period: 'month',
    salary_type: 'gross',
    contract_types: ['employment', 'b2b'],
    closes_on: '2026-12-20',
  });
  fakeApi({ [`GET ${PATH}`]: () => work });
  await show();
  expect(await screen.findByText('Zdalnie, Hybrydowo')).toBeVisible();
  expect(screen.getByText('Pełny etat')).toBeVisible();
  expect(screen.getByText('8 000,00 – 12 000,00 zł brutto / mies.')).toBeVisible();
  expect(screen.getByText('Umowa o pracę, B2B')).toBeVisible();
  expect(screen.getByText('Zgłoszenia do').nextSibling).toHaveTextContent('20 grudnia 2026');
});

it('the page says when there is no location', async () => {
  fakeApi({ [`GET ${PATH}`]: () => offer({ address: null, zip_code: null, city: null }) });
  await show();
  expect(await screen.findByText('Brak lokalizacji')).toBeVisible();
});

it.each([
  ['deleted', () => problem(404, 'not_found')],
  ['named by an invalid id', () => problem(422, 'validation_failed')],
])('links back to the list from an offer that is %s', async (_, answer) => {
  fakeApi({ [`GET ${PATH}`]: answer });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tej oferty już nie ma' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wróć do ofert' })).toHaveAttribute('href', '/offers');
});

it('shows the failure and retries', async () => {
  let isUp = false;
  fakeApi({ [`GET ${PATH}`]: () => (isUp ? offer() : noConnection()) });
  await show();
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Meble biurowe');
});

it('the last known offer stays with a note when a reload fails', async () => {
  signInAs.company();
  let isUp = true;
  fakeApi({
    [`GET ${PATH}`]: () => (isUp ? offer() : problem(503, 'unavailable')),
    'POST offers/change-active/': () => {
      isUp = false;
      return {};
    },
  });
  await show();
  await chooseInMenu('Dezaktywuj ofertę');
  expect(await screen.findByText(/^Nie udało się odświeżyć danych/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meble biurowe');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(screen.queryByText(/^Nie udało się odświeżyć danych/)).not.toBeInTheDocument());
});

it('the page sends a guest to sign-in and back', async () => {
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show('en');
  expect(await screen.findByRole('link', { name: 'Sign in to buy' })).toHaveAttribute(
    'href',
    `/en/auth/login?from=${encodeURIComponent(`/offers/${ID}`)}`,
  );
});

it('the page lets a guest, too, write to the seller once messaging is available', async () => {
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Firma' }));
  expect(card.queryByRole('button')).toBeNull();
  const Compose = ({ recipient, offer: about }: SlotMap['message.compose']) => (
    <p role="note">
      Do: {recipient?.name} ({about?.id})
    </p>
  );
  const slot = defineSlot<'message.compose'>({
    Component: Compose,
    loadMessages: { pl: async () => ({}), en: async () => ({}) },
  });
  act(() =>
    configureSlots((name) => (name === 'message.compose' ? { remote: 'x', load: async () => ({ slot }) } : null)),
  );
  await userEvent.click(card.getByRole('button', { name: 'Napisz wiadomość' }));
  expect(await screen.findByRole('note')).toHaveTextContent(`Do: Stolarnia Żuraw (${ID})`);
  expect(card.getAllByRole('button')).toHaveLength(1);
  act(() => configureSlots(() => null));
});

it('shows the seller what the reward costs, and editing and sharing in place of buying', async () => {
  signInAs.company({ role: 'member' });
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show();
  const box = within(await screen.findByRole('region', { name: 'Zakup' }));
  expect(box.getByText('To Twoja oferta')).toBeVisible();
  expect(box.getByText('Twój koszt: 180,00 zł')).toBeVisible();
  expect(box.getByRole('link', { name: 'Edytuj' })).toHaveAttribute('href', `/offers/${ID}/edit`);
  expect(screen.queryByText(/Dla Ciebie|Co dalej/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Kup|Poleć/ })).not.toBeInTheDocument();
  await userEvent.click(box.getByRole('button', { name: 'Udostępnij' }));
  expect(await screen.findByRole('dialog', { name: 'Udostępnij' })).not.toHaveTextContent(/zarob|nagrod/);
});

it('the page lets a member edit, switch off and delete the offer, as in the list', async () => {
  signInAs.company({ role: 'member' });
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show();
  const button = await screen.findByRole('button', { name: 'Zarządzaj ofertą' });
  act(() => button.focus());
  await userEvent.keyboard('{ArrowDown}');
  const menu = within(await screen.findByRole('menu', { name: 'Zarządzaj ofertą' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edytuj',
    'Dezaktywuj ofertę',
    'Usuń ofertę',
  ]);
});

it('the page lets the owner edit the offer only as the company that sells it', async () => {
  signInAs.company();
  act(() => switchProfile(null));
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show();
  expect(await screen.findByText('To Twoja oferta')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edytuj' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Zarządzaj ofertą' })).not.toBeInTheDocument();
});

it('shows no menu to other viewers', async () => {
  signInAs.person();
  fakeApi({ [`GET ${PATH}`]: () => offer() });
  await show();
  expect(await screen.findByRole('button', { name: 'Kup' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zarządzaj ofertą' })).not.toBeInTheDocument();
});

it('the page lets the owner deactivate the offer', async () => {
  signInAs.company();
  let active = true;
  const calls = fakeApi({
    [`GET ${PATH}`]: () => offer({ is_active: active }),
    'POST offers/change-active/': () => {
      active = false;
      return offer({ is_active: false });
    },
  });
  await show();
  await chooseInMenu('Dezaktywuj ofertę');
  expect(await screen.findByText('Nieaktywna')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ offer_id: ID, active: false });
});

it('shows a changed state at once, and reverts it when the change is refused', async () => {
  signInAs.company();
  let refuse = (_: unknown) => {};
  fakeApi({
    [`GET ${PATH}`]: () => offer({ is_active: true }),
    'POST offers/change-active/': () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  });
  await show();
  await chooseInMenu('Dezaktywuj ofertę');
  expect(await screen.findByText('Nieaktywna')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zarządzaj ofertą' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => refuse(problem(500, 'internal')));
  await waitFor(() => expect(screen.queryByText('Nieaktywna')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Zarządzaj ofertą' })).not.toHaveAttribute('aria-busy');
});

it('the page lets an admin delete the offer after confirmation', async () => {
  signInAs.admin();
  const calls = fakeApi({
    [`GET ${PATH}`]: () => offer(),
    [`DELETE ${PATH}`]: () => new Response(null, { status: 204 }),
  });
  await show();
  await chooseInMenu('Usuń ofertę');
  const question = await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć ofertę?' });
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(window.location.pathname).toBe('/offers'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it.each([
  ['draft', /^Najpierw zweryfikuj firmę\. Zweryfikuj$/, {}],
  ['suspended', /^Firma jest zawieszona\. Napisz do nas$/, { individual_price: true, price_from: null }],
] as const)('the page says to a company that is %s why it cannot order', async (status, why, price) => {
  fakeApi({ [`GET ${PATH}`]: () => offer({ ...price, author: { ...offer().author, id: idOf(77) } }) });
  act(() => signInAs.company({ status }));
  await show();
  const box = await screen.findByRole('region', { name: 'Zakup' });
  expect(await within(box).findByRole('status')).toHaveTextContent(why);
  expect(within(box).queryByRole('button', { name: /^(Kup|Zapytaj)/ })).not.toBeInTheDocument();
});
