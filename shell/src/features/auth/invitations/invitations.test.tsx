import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  axe,
  fakeApi,
  invitePreview,
  loginReply,
  me,
  myInvitation,
  noConnection,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { fillIn } from '../../../testing/fill-in.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { ChangeProfilePage } from '../change-profile.page.tsx';
import { SignupPage } from '../signup.page.tsx';

const PREVIEW = 'GET invite/';
const ACCEPT = 'POST accounts/invitations/accept/';
const preview = () => invitePreview({ known: false });
const { email } = preview();
const joined = { ...sellerProfile, role: 'member' as const };

const openSignup = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<SignupPage />, { url: `${locale === 'en' ? '/en' : ''}/auth/signup?token=t1&email=${email}`, locale });
const openJoin = () => renderPage(<ChangeProfilePage />, { url: `/auth/change-profile?token=t1&email=${email}` });

beforeEach(() => {
  localStorage.clear();
  signOut();
});

describe('without an account', () => {
  const submit = async () => {
    await fillIn(await screen.findByRole('textbox', { name: /Imię/ }), 'Maria');
    await fillIn(screen.getByRole('textbox', { name: /Nazwisko/ }), 'Lis');
    await fillIn(screen.getByLabelText(/^Hasło/), 'Tajne!123');
    await fillIn(screen.getByLabelText(/^Powtórz hasło/), 'Tajne!123');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }));
  };

  it('the page says who invites to which company, creates the account of the fixed address and enters as the company', async () => {
    const sent = fakeApi({
      [PREVIEW]: preview,
      'POST invite/accept/': () => Response.json({ email, status: 'verified' }, { status: 201 }),
      'POST accounts/login/': () => loginReply({ user: me({ email, companies: [joined] }) }),
    });
    const { container } = await openSignup();
    expect(await screen.findByText(preview().company.name)).toBeVisible();
    expect(screen.getByText(`Zaprasza: ${preview().invited_by}`)).toBeVisible();
    const address = screen.getByRole('textbox', { name: /e-mail/ });
    expect(address).toHaveValue(email);
    expect(address).toBeDisabled();
    expect(await axe(container)).toEqual([]);
    await submit();
    await waitFor(() => expect(useSessionStore.getState().company?.id).toBe(joined.id));
    expect(window.location.pathname).toBe(`/companies/${joined.id}`);
    const [, accept, login] = sent;
    expect(accept?.body).toEqual({
      token: 't1',
      first_name: 'Maria',
      last_name: 'Lis',
      password: 'Tajne!123',
      terms: 'true',
      locale: 'pl',
    });
    expect(login?.body).toEqual({ email, password: 'Tajne!123' });
  });

  it('the page leads to sign-in, filled in, when the account was created and the sign-in failed', async () => {
    fakeApi({
      [PREVIEW]: preview,
      'POST invite/accept/': () => Response.json({ email, status: 'verified' }, { status: 201 }),
      'POST accounts/login/': noConnection,
    });
    await openSignup();
    await submit();
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    const query = Object.fromEntries(new URLSearchParams(window.location.search));
    const company_id = preview().company.id;
    expect(query).toEqual({ email, company_id, verified: '1', from: `/companies/${company_id}` });
  });

  it('shows what was refused at its field and keeps what was typed', async () => {
    fakeApi({
      [PREVIEW]: preview,
      'POST invite/accept/': () => problem(422, 'validation_failed', { first_name: [{ code: 'required' }] }),
    });
    await openSignup();
    await submit();
    expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Nazwisko/ })).toHaveValue('Lis');
  });

  it('the page asks an address that has an account meanwhile to sign in', async () => {
    fakeApi({ [PREVIEW]: () => invitePreview({ known: true }) });
    await openSignup();
    const link = await screen.findByRole('link', { name: 'Zaloguj się i dołącz' });
    const from = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('from');
    expect(from).toBe(`/auth/change-profile?email=${encodeURIComponent(email)}&token=t1`);
  });

  it.each([
    ['token_expired', /straciło ważność/, /has expired/],
    ['invitation_revoked', /cofnęła to zaproszenie/, /withdrew this invitation/],
    ['invitation_used', /zostało już przyjęte/, /already been accepted/],
    ['token_invalid', /link jest nieprawidłowy/, /link is not valid/],
  ] as const)('a message explains why the link has ended: %s', async (code, polish, english) => {
    fakeApi({ [PREVIEW]: () => problem(422, code) });
    const page = await openSignup();
    expect(await screen.findByText(polish)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute('href', '/auth/signup');
    page.unmount();
    await openSignup('en');
    expect(await screen.findByText(english)).toBeVisible();
  });

  it('reads the invitation again after a lost connection', async () => {
    let isOffline = true;
    fakeApi({ [PREVIEW]: () => (isOffline ? noConnection() : preview()) });
    await openSignup();
    const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    isOffline = false;
    await userEvent.click(retry);
    expect(await screen.findByText(preview().company.name)).toBeVisible();
  });
});

describe('with an account', () => {
  it('the page joins: the company becomes the profile in use and its page is shown', async () => {
    signInAs.person({ email: email.toUpperCase() });
    const user = useSessionStore.getState().user;
    const sent = fakeApi({
      [PREVIEW]: () => invitePreview({ known: true }),
      [ACCEPT]: () => joined,
      'GET accounts/user-data/': () => ({ ...user, companies: [joined] }),
    });
    const { container } = await openJoin();
    const join = await screen.findByRole('button', { name: 'Dołącz do firmy' });
    expect(await axe(container)).toEqual([]);
    await userEvent.click(join);
    await waitFor(() => expect(useSessionStore.getState().company?.id).toBe(joined.id));
    expect(window.location.pathname).toBe(`/companies/${joined.id}`);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ token: 't1' });
  });

  it('the page says for whom the invitation is, and leads to that account', async () => {
    signInAs.person();
    fakeApi({ [PREVIEW]: () => invitePreview({ known: true }) });
    await openJoin();
    expect(await screen.findByText(email)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dołącz do firmy' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Wyloguj i zmień konto' }));
    expect(useSessionStore.getState().isAuth).toBe(false);
    expect(window.location.pathname).toBe('/auth/login');
    const from = new URLSearchParams(window.location.search).get('from');
    expect(from).toBe(`/auth/change-profile?email=${encodeURIComponent(email)}&token=t1`);
  });

  it('the page leads to sign-up when the invited address has no account', async () => {
    signInAs.person();
    fakeApi({ [PREVIEW]: preview });
    await openSignup();
    await userEvent.click(await screen.findByRole('button', { name: 'Wyloguj i zmień konto' }));
    expect(window.location.pathname + window.location.search).toBe(
      `/auth/signup?email=${encodeURIComponent(email)}&token=t1`,
    );
  });

  it('an invitation that was withdrawn while the page was open is reported', async () => {
    signInAs.person({ email });
    fakeApi({ [PREVIEW]: () => invitePreview({ known: true }), [ACCEPT]: () => problem(422, 'invitation_revoked') });
    await openJoin();
    await userEvent.click(await screen.findByRole('button', { name: 'Dołącz do firmy' }));
    expect(await screen.findByText(/cofnęła to zaproszenie/)).toBeVisible();
  });

  it('lists other open invitations and accepts one of them', async () => {
    signInAs.person();
    const user = useSessionStore.getState().user;
    const sent = fakeApi({
      'GET accounts/invitations/': () => pageOf([myInvitation()]),
      [ACCEPT]: () => joined,
      'GET accounts/user-data/': () => ({ ...user, companies: [joined] }),
    });
    await renderPage(<ChangeProfilePage />, { url: '/auth/change-profile' });
    await userEvent.click(
      await screen.findByRole('button', { name: `Dołącz do firmy ${myInvitation().company.name}` }),
    );
    await waitFor(() => expect(useSessionStore.getState().company?.id).toBe(joined.id));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: myInvitation().id });
  });

  it('lists an invitation that arrives while the page is open', async () => {
    signInAs.person();
    let open = pageOf<ReturnType<typeof myInvitation>>([]);
    fakeApi({ 'GET accounts/invitations/': () => open });
    await renderPage(<ChangeProfilePage />, { url: '/auth/change-profile' });
    expect(screen.queryByRole('button', { name: /^Dołącz do firmy/ })).toBeNull();
    open = pageOf([myInvitation()]);
    act(() =>
      tellFrame({ seq: 1, type: 'notification.new', data: { id: 'n', kind: 'MemberInvited', company_id: null } }),
    );
    expect(await screen.findByRole('button', { name: `Dołącz do firmy ${myInvitation().company.name}` })).toBeVisible();
  });
});
