import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, noConnection, pdfFile, problem, signInAs, signOut, textFile } from '@wspolnik/testing';
import { readRelease } from '../../platform/release.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { ContactPage } from './contact.page.tsx';

const SEND = 'POST contact/';

const open = (url = '/contact', locale: 'pl' | 'en' = 'pl') => renderPage(<ContactPage />, { url, locale });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fill(): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Temat/ }), 'invoices');
  await fillIn(field(/Imię i nazwisko/), 'Ewa Lis');
  await fillIn(field(/E-mail/), ' ewa@example.pl ');
  await fillIn(field(/^Wiadomość/), 'Proszę o fakturę');
}
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));

beforeEach(() => {
  sessionStorage.clear();
  signOut();
});

it('the page sends the message with its files and shows its number', async () => {
  fakeApi({ [SEND]: () => ({ number: 1024 }) });
  const appended = jest.spyOn(FormData.prototype, 'append');
  const { container } = await open();
  expect(await axe(container)).toEqual([]);
  await fill();
  await userEvent.upload(fileInput(), pdfFile('faktura.pdf'));
  expect(await screen.findByText('faktura.pdf')).toBeVisible();
  await press();
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Wiadomość nr 1024 wysłana' })).toHaveFocus(),
  );
  expect(screen.getByText('ewa@example.pl')).toBeVisible();
  const { topic, text, locale, files, seconds } = Object.fromEntries<FormDataEntryValue>(
    appended.mock.calls.map(([name, value]) => [name, value as FormDataEntryValue]),
  );
  expect([topic, text, locale]).toEqual(['invoices', 'Proszę o fakturę', 'pl']);
  expect((files as File).name).toBe('faktura.pdf');
  // Faster forms are a robot's, also when the text was there at once.
  expect(Number(seconds)).toBeGreaterThanOrEqual(3);
  await userEvent.click(screen.getByRole('button', { name: 'Napisz kolejną wiadomość' }));
  expect(field(/^Wiadomość/)).toHaveValue('');
});

it('the page knows who is signed in, and the topic of the link', async () => {
  signInAs.person();
  await open('/contact?topic=abuse');
  expect(field(/E-mail/)).not.toHaveValue('');
  expect(screen.getByRole('combobox', { name: /Temat/ })).toHaveValue('abuse');
  expect(screen.getByText(/najszybciej zgłosisz z jego menu/)).toBeVisible();
});

it('the page keeps what was typed without a connection, and for the next opening in the tab', async () => {
  fakeApi({ [SEND]: noConnection });
  const { unmount } = await open();
  await fill();
  await press();
  expect(await screen.findByText(/Brak połączenia/)).toBeVisible();
  expect(field(/^Wiadomość/)).toHaveValue('Proszę o fakturę');
  unmount();
  await open();
  expect(field(/^Wiadomość/)).toHaveValue('Proszę o fakturę');
});

it('shows what is missing, and what the server refuses, on its field', async () => {
  const sent = fakeApi({ [SEND]: () => problem(422, 'validation_failed', { email: [{ code: 'email' }] }) });
  await open();
  await press();
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(4);
  expect(sent).toEqual([]);
  await fill();
  await press();
  await waitFor(() => expect(field(/E-mail/)).toBeInvalid());
});

it('the page refuses a file of another kind at once', async () => {
  await open();
  await userEvent.setup({ applyAccept: false }).upload(fileInput(), textFile('notatka.txt'));
  expect(await screen.findAllByText(/Nieobsługiwany format/)).not.toHaveLength(0);
});

it('the page names the address for reports of vulnerabilities when the installation has one', async () => {
  readRelease().config.securityContact = 'mailto:cert@wspolnik.test';
  await open();
  const security = within(screen.getByRole('region', { name: 'Bezpieczeństwo' }));
  expect(security.getByRole('link', { name: 'cert@wspolnik.test' })).toHaveAttribute(
    'href',
    'mailto:cert@wspolnik.test',
  );
  delete readRelease().config.securityContact;
  cleanup();
  await open();
  expect(screen.queryByRole('region', { name: 'Bezpieczeństwo' })).not.toBeInTheDocument();
});

it('the page says who runs the service, and on a trial that nobody is set', async () => {
  const { config } = readRelease();
  config.operator = {
    name: 'Żagle S.A.',
    address: 'ul. Długa 1, 90-001 Łódź',
    nip: '1234563218',
    phone: '+48 22 100 20 30',
  };
  await open();
  const operator = within(screen.getByRole('region', { name: 'Operator serwisu' }));
  expect(operator.getByText(/Żagle S\.A\..*ul\. Długa 1, 90-001 Łódź.*NIP 1234563218/)).toBeVisible();
  expect(operator.getByRole('link', { name: '+48 22 100 20 30' })).toHaveAttribute('href', 'tel:+48221002030');
  delete config.operator;
  cleanup();
  await open();
  expect(screen.getByText(/Operator testowy.*wersja testowa/)).toBeVisible();
});
