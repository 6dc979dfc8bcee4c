import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, fakeApi, problem, signInAs, signOut } from '@wspolnik/testing';
import { releaseHistory, releaseState, runningCanary } from '../../testing/release-samples.ts';
import { renderPage } from '../../testing/render-page.ts';
import { ReleasesPage } from './releases.page.tsx';

const STATE = 'GET releases/';
const HISTORY = 'GET releases/history/';
const METHODS = 'GET accounts/confirm/';
const CONFIRM = 'POST accounts/confirm/';
const proof = () => ({ token: 'proof', expires_at: new Date(Date.now() + 300_000).toISOString() });

async function show(answers: Parameters<typeof fakeApi>[0] = {}, url = '/admin/releases') {
  const calls = fakeApi({
    [STATE]: () => releaseState(),
    [HISTORY]: () => releaseHistory(),
    [METHODS]: () => ({ methods: ['password'] }),
    [CONFIRM]: proof,
    ...answers,
  });
  const page = (
    <main>
      <ReleasesPage />
      <Toaster />
    </main>
  );
  const view = await renderPage(page, { url, locale: url.startsWith('/en') ? 'en' : 'pl' });
  return { ...view, calls };
}
const row = async (name: RegExp) => within(await screen.findByRole('article', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the page shows what is live, what was published since, and who released what and why', async () => {
  const { container } = await show();
  const offers = await row(/mf-offers/);
  expect(offers.getByText(/Jan Kos: Nowa lista/)).toBeVisible();
  expect(offers.getByText(/Nowsza: bbbbbbbbbbbb/)).toBeVisible();
  expect((await row(/shell/)).queryByRole('button', { name: /Wydaj wszystkim/ })).toBeNull();
  expect(await screen.findByText('Odsłony z błędem: 6 z 120, a bez niej 0 z 124.')).toBeVisible();
  expect(screen.getByText('mf-offers dddddddddddd: próba cofnięta')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('a version is tried with some browsers for a reason, with a confirmation, and the dialog names its time', async () => {
  const sent: unknown[] = [];
  const { calls } = await show({
    'POST releases/promote/': ({ body }) => {
      sent.push(body);
      return null;
    },
  });
  await userEvent.click((await row(/mf-offers/)).getByRole('button', { name: 'Wypróbuj na części: mf-offers' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/cofnięta po około 28 sekundach, a dobra wydana po 10 minutach/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Dlaczego/ }), 'Ceny z VAT');
  await userEvent.type(await dialog.findByLabelText(/^Twoje hasło/), 'Demo!2345');
  await userEvent.click(dialog.getByRole('button', { name: 'Wypróbuj mf-offers na części przeglądarek' }));
  expect(await screen.findByText('Próba się zaczęła.')).toBeVisible();
  expect(sent).toEqual([{ name: 'mf_offers', version: 'b'.repeat(64), why: 'Ceny z VAT', share: 25 }]);
  expect(calls.find(({ path }) => path === 'releases/promote/')?.headers.get('confirmation')).toBe('proof');
});

it('a refusal is shown in the dialog, and what was typed stays', async () => {
  await show({ 'POST releases/rollback/': () => problem(409, 'release_refused') });
  await userEvent.click((await row(/shell/)).getByRole('button', { name: 'Cofnij: shell' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Dlaczego/ }), 'Stopka znikła');
  await userEvent.type(await dialog.findByLabelText(/^Twoje hasło/), 'Demo!2345');
  await userEvent.click(dialog.getByRole('button', { name: 'Cofnij shell' }));
  expect(await dialog.findByText(/Nie można tego wydać/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Dlaczego/ })).toHaveValue('Stopka znikła');
});

it.each([
  ['', /^Trwa: 120 z 500/, '6 (5%)'],
  ['/en', /^Running: 120 of 500/, '6 (5%)'],
])('a running canary shows both groups, and its remote has no other actions %s', async (prefix, verdict, failed) => {
  const { container } = await show(
    { [STATE]: () => releaseState({ canary: runningCanary() }) },
    `${prefix}/admin/releases`,
  );
  expect(await screen.findByText(verdict)).toBeVisible();
  const shown = (container.textContent ?? '').replaceAll('\u00a0', '');
  expect(shown).toContain(failed);
  expect((await row(/mf-offers/)).getAllByRole('button')).toHaveLength(1);
  expect(await screen.findAllByText(prefix ? /Show as a table/ : /Pokaż jako tabelę/)).toHaveLength(2);
  expect(await axe(container)).toEqual([]);
});

it.each([
  ['worse', 'Gorsza: zaraz zostanie cofnięta'],
  ['better or equal', 'Nie gorsza: zaraz zostanie wydana wszystkim'],
  ['undecided', 'Nie da się rozstrzygnąć: decyzja należy do człowieka'],
] as const)('the verdict "%s" is put into words', async (verdict, text) => {
  await show({ [STATE]: () => releaseState({ canary: runningCanary({ verdict, course: [] }) }) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Żadna strona jeszcze nie doniosła.')).toBeVisible();
});

it('a gateway without a key shows releases and offers none', async () => {
  await show({ [STATE]: () => releaseState({ mayRelease: false, expected: null }) });
  expect(await screen.findByText(/Ta brama nie ma klucza/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Wydaj|Cofnij|Wypróbuj/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pokaż u mnie: mf-offers' })).toBeVisible();
});

it('a preview is named, and can be ended', async () => {
  const preview = { name: 'mf_offers', version: 'b'.repeat(64) };
  await show({ [STATE]: () => releaseState({ preview }) });
  expect(await screen.findByText(/Ta przeglądarka pokazuje mf-offers bbbbbbbbbbbb/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zakończ podgląd' })).toBeVisible();
});
