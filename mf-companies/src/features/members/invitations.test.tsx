import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyInvitation,
  fakeApi,
  manageUsersReply,
  noConnection,
  pageOf,
  problem,
  signInAs,
} from '@wspolnik/testing';
import { answers, confirm, INVITATIONS, jan, MEMBERS, open, self, USERS } from './testing/members-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs.company();
});

describe('inviting', () => {
  const invite = async (email: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zaproś' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Adres e-mail/ }));
    await userEvent.paste(email);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij zaproszenie' }));
    return dialog;
  };

  it('mails an invitation and shows it in the list', async () => {
    const sent = fakeApi(answers({ [USERS]: () => manageUsersReply() }));
    await open();
    await screen.findByText('maria@example.test');
    await invite(' nowa@example.test ');
    expect(await screen.findByText('Zaproszenie wysłane: nowa@example.test')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'nowa@example.test', action: 'add' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['nonsense', undefined, 'Podaj poprawny adres e-mail.'],
    ['MARIA@example.test', undefined, /czeka już zaproszenie/],
    ['jan@example.test', () => problem(409, 'already_member'), 'Ta osoba już należy do firmy.'],
    ['flood@example.test', () => problem(429, 'throttled'), /Za dużo prób/],
    ['lost@example.test', noConnection, /Brak połączenia z serwerem/],
  ] as const)('the dialog refuses %s, and keeps what was typed', async (email, answer, text) => {
    fakeApi(answers(answer && { [USERS]: answer }));
    await open();
    await screen.findByText('maria@example.test');
    const dialog = await invite(email);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Adres e-mail/ })).toHaveValue(email);
  });
});

describe('an unanswered invitation', () => {
  it('an invitation that is read before the members waits for them, so that it does not move', async () => {
    let answer: ((page: unknown) => void) | undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const sent = fakeApi(answers({ [MEMBERS]: () => late }));
    await open();
    await waitFor(() => expect(sent.filter(({ path }) => path === 'accounts/company-invitations/')).toHaveLength(2));
    await act(async () => {});
    expect(screen.queryByText('maria@example.test')).toBeNull();
    answer?.(pageOf([self]));
    expect(await screen.findByText('maria@example.test')).toBeVisible();
  });

  it('an expired invitation that is read first waits for the open ones, which are listed first', async () => {
    let answer: ((page: unknown) => void) | undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const expired = companyInvitation({ id: 'expired', email: 'stara@example.test', status: 'expired' });
    const sent = fakeApi(
      answers({ [INVITATIONS]: ({ params }) => (params.get('status') === 'expired' ? pageOf([expired]) : late) }),
    );
    await open();
    await screen.findAllByRole('listitem');
    await waitFor(() => expect(sent.filter(({ path }) => path === 'accounts/company-invitations/')).toHaveLength(2));
    await act(async () => {});
    expect(screen.queryByText('stara@example.test')).toBeNull();
    answer?.(pageOf([companyInvitation()]));
    expect(await screen.findByText('stara@example.test')).toBeVisible();
  });

  it('an invitation is sent again', async () => {
    const sent = fakeApi(
      answers({ [`POST accounts/company-invitations/${companyInvitation().id}/resend/`]: () => companyInvitation() }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Wyślij ponownie zaproszenie/ }));
    expect(await screen.findByText('Zaproszenie wysłane ponownie: maria@example.test')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('an invitation is withdrawn after a question', async () => {
    let isOpen = true;
    fakeApi(
      answers({
        [INVITATIONS]: ({ params }) => pageOf(isOpen && params.get('status') === 'sent' ? [companyInvitation()] : []),
        [`POST accounts/company-invitations/${companyInvitation().id}/revoke/`]: () => {
          isOpen = false;
          return companyInvitation({ status: 'revoked' });
        },
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Cofnij zaproszenie/ }));
    await confirm(await screen.findByRole('alertdialog'), 'Cofnij');
    expect(await screen.findByText('Zaproszenie cofnięte: maria@example.test')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zaproszenia bez odpowiedzi' })).toBeNull());
  });

  it('an invitation by profile shows who it is, without an address', async () => {
    const person = { id: jan.id, name: 'Zofia Lis', image: null, thumbnail: null };
    const invitation = companyInvitation({ email: null, person });
    fakeApi(answers({ [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'sent' ? [invitation] : []) }));
    await open();
    expect(await screen.findByRole('link', { name: 'Zofia Lis' })).toHaveAttribute('href', `/profiles/${person.id}`);
    expect(screen.getByRole('button', { name: 'Cofnij zaproszenie: Zofia Lis' })).toBeVisible();
  });

  it('an expired invitation says since when', async () => {
    const expired = companyInvitation({ status: 'expired', expires_at: '2026-01-13T10:00:00.000Z' });
    fakeApi(answers({ [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'expired' ? [expired] : []) }));
    await open();
    expect(await screen.findByText(/Wygasło 13/)).toBeVisible();
  });
});
