import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, company, otherProfile, sellerProfile, signInAs, signOut, switchProfile } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { NextSteps } from './next-steps.tsx';

beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

const fresh = company({
  ...{ id: sellerProfile.id, name: sellerProfile.name, status: 'draft', offer_count: 0, description: '' },
  category: { id: 'c', name: 'Meble', name_en: 'Furniture' },
});
const complete = company({ ...fresh, status: 'active', description: 'Meble', image: '/logo.jpg', offer_count: 1 });

const show = (shown = fresh, locale: 'pl' | 'en' = 'pl') =>
  renderPage(<NextSteps company={shown} />, { url: locale === 'en' ? '/en/companies' : '/companies', locale });
const step = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

it('the list leads a new company to its first offer', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { name: 'Co dalej' })).toBeVisible();
  expect(screen.getByText('Gotowe: 0 z 4')).toBeVisible();
  expect(step('Uzupełnij profil').getByText('Brakuje: logo i opis.')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/companies/settings/profile',
    '/companies/verify-company',
    '/companies/payments/plans',
    '/offers/create',
  ]);
  expect(await axe(container)).toEqual([]);
});

it.each([
  ['submitted', 'Zgłoszenie czeka na decyzję administratora.'],
  ['rejected', 'Zgłoszenie wymaga poprawy. Sprawdź powód i wyślij je ponownie.'],
] as const)('the list shows the state of a request that was %s', async (status, text) => {
  await show(company({ ...fresh, status }));
  expect(step('Zweryfikuj firmę').getByText(text)).toBeVisible();
});

it('the list remembers who stays on the free plan, and goes once all is done', async () => {
  const { container, unmount } = await show(complete);
  expect(screen.getByText('Gotowe: 3 z 4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zostaję przy darmowym' }));
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect((await show(complete)).container).toBeEmptyDOMElement();
});

it('the list takes a paid plan as chosen', async () => {
  const current_plan = { id: 'standard', name: 'Standard', name_en: 'Standard' };
  expect((await show(company({ ...complete, current_plan }))).container).toBeEmptyDOMElement();
});

it('the list asks an owner who acts as another profile to switch first', async () => {
  act(() => switchProfile(otherProfile));
  await show(fresh, 'en');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: `Switch to ${sellerProfile.name}` }));
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it.each([
  ['a member', () => signInAs.company({ role: 'member' })],
  ['somebody else', () => signInAs.person()],
  ['an admin', () => signInAs.admin()],
])('shows nothing to %s', async (_, signIn) => {
  signIn();
  expect((await show()).container).toBeEmptyDOMElement();
});
