import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, fakeApi, loginReply, problem, signInAs, signInLink, signOut } from '@wspolnik/testing';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { rememberedTarget, rememberTarget } from './link-memory.ts';
import { LoginLinkPage } from './login-link.page.tsx';
import { OpenLoginLinkPage } from './open-login-link.page.tsx';

const REQUEST = 'POST accounts/login/link/request/';
const LOOK = 'GET accounts/login/link/';
const OPEN = 'POST accounts/login/link/';
const email = 'ewa@example.pl';
const URL = '/auth/login-link/open?uidb64=u&token=t';
const whose = () => signInLink({ email });

beforeEach(() => {
  localStorage.clear();
  signOut();
});

describe('asking for a link', () => {
  it.each([
    ['pl', /Jeśli konto ewa@example.pl istnieje/, /Wyślij link/],
    ['en', /If the account ewa@example.pl exists/, /Send the link/],
  ] as const)(
    'the page says in %s the same for every address, and remembers where to go',
    async (locale, text, button) => {
      const sent = fakeApi({ [REQUEST]: () => new Response(null, { status: 204 }) });
      await renderPage(<LoginLinkPage />, { url: '/auth/login-link?from=%2Fnetwork', locale });
      await fillIn(screen.getByRole('textbox', { name: /e-mail/i }), ` ${email} `);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect((await screen.findAllByRole('status'))[0]).toHaveTextContent(text);
      expect(sent.map(({ body }) => body)).toEqual([{ email }]);
      expect(rememberedTarget()).toEqual({ from: '/network', companyId: null });
    },
  );

  it('mails the link once more to who waits for it, then says when again', async () => {
    const sent = fakeApi({ [REQUEST]: () => new Response(null, { status: 204 }) });
    await renderPage(<LoginLinkPage />, { url: '/auth/login-link?email=ewa%40example.pl' });
    await userEvent.click(screen.getByRole('button', { name: /Wyślij link/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Wyślij ponownie' }));
    expect(await screen.findByText('Ponownie za 60 s')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ email }, { email }]);
  });

  it('the page has the address that was typed before, and leads back to the password', async () => {
    const { container } = await renderPage(<LoginLinkPage />, {
      url: '/auth/login-link?email=ewa%40example.pl&from=%2Fposts',
    });
    expect(screen.getByRole('textbox', { name: /e-mail/i })).toHaveValue(email);
    expect(screen.getByRole('link', { name: 'Zaloguj się hasłem' })).toHaveAttribute(
      'href',
      '/auth/login?email=ewa%40example.pl&from=%2Fposts',
    );
    expect(await axe(container)).toEqual([]);
  });

  it('the page says when it has been asked too often', async () => {
    fakeApi({ [REQUEST]: () => problem(429, 'throttled') });
    await renderPage(<LoginLinkPage />, { url: '/auth/login-link' });
    await fillIn(screen.getByRole('textbox', { name: /e-mail/i }), email);
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij link' }));
    expect(await screen.findByText(/Za dużo prób/)).toBeVisible();
  });
});

describe('opening the link', () => {
  it('the link signs in after a press, and continues where the request was made', async () => {
    rememberTarget({ from: '/network', companyId: null });
    const sent = fakeApi({ [LOOK]: whose, [OPEN]: () => loginReply() });
    const { container } = await renderPage(<OpenLoginLinkPage />, { url: URL });
    expect(await screen.findByText(email)).toBeVisible();
    expect(await axe(container)).toEqual([]);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
    await waitFor(() => expect(window.location.pathname).toBe('/network'));
    expect(sent[1]?.body).toEqual({ uidb64: 'u', token: 't' });
    expect(useSessionStore.getState().user?.first_name).toBe('Ewa');
  });

  it('the link asks for the second step', async () => {
    const step = { token: 's', methods: ['authenticator'], passkey_options: null };
    fakeApi({
      [LOOK]: whose,
      [OPEN]: () => ({ second_step: step }),
      'POST accounts/login/second-step/': () => loginReply(),
    });
    await renderPage(<OpenLoginLinkPage />, { url: URL });
    await userEvent.click(await screen.findByRole('button', { name: 'Zaloguj się' }));
    await userEvent.type(await screen.findByLabelText(/Kod z aplikacji/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
    await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(true));
  });

  it.each([
    ['token_expired', /Link stracił ważność/],
    ['token_invalid', /Link jest nieprawidłowy lub został już użyty/],
  ] as const)('offers a new one: %s', async (code, text) => {
    fakeApi({ [LOOK]: () => problem(422, code) });
    await renderPage(<OpenLoginLinkPage />, { url: URL });
    expect(await screen.findByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Poproś o nowy link' })).toHaveAttribute('href', '/auth/login-link');
  });

  it('the link stays with the button when the connection fails', async () => {
    fakeApi({ [LOOK]: whose, [OPEN]: () => problem(503, 'unavailable') });
    await renderPage(<OpenLoginLinkPage />, { url: URL });
    await userEvent.click(await screen.findByRole('button', { name: 'Zaloguj się' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Zaloguj się' })).toBeEnabled();
  });

  it('the link replaces nobody who is signed in', async () => {
    signInAs.person();
    const sent = fakeApi({ [LOOK]: whose });
    await renderPage(<OpenLoginLinkPage />, { url: URL });
    expect(await screen.findByText(/jest zalogowane inne konto/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent).toHaveLength(1);
  });
});
