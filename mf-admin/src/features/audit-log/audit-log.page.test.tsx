import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditEntry, auditFilters, axe, fakeApi, idOf, pageOf, problem } from '@wspolnik/testing';
import { ACTIONS, SUBJECTS } from '../../lib/audit-words.ts';
import { renderPage } from '../../testing/render-page.ts';
import { AuditLogPage } from './audit-log.page.tsx';

const LIST = 'GET accounts/admin/audit-log/';
const FILTERS = 'GET accounts/admin/audit-log/filters/';
const EXPORT = 'GET accounts/admin/audit-log/export/';

async function show(answers: Parameters<typeof fakeApi>[0] = {}, url = '/admin/audit-log') {
  const calls = fakeApi({ [LIST]: () => pageOf([auditEntry()]), [FILTERS]: () => auditFilters(), ...answers });
  const view = await renderPage(<AuditLogPage />, { url, locale: url.startsWith('/en') ? 'en' : 'pl' });
  const asked = (path = 'accounts/admin/audit-log/') => calls.findLast((call) => call.path === path)?.params;
  return { ...view, asked };
}

it('an entry describes in words who did what to whom', async () => {
  const entries = [
    auditEntry({ id: idOf(1), details: { reason: 'Spam', premium: true, fields: ['name', 'city'] } }),
    auditEntry({ id: idOf(2), action: 'moon.launched', subject_type: 'moon', details: { phase: 'new' } }),
  ];
  const { container } = await show({ [LIST]: () => pageOf(entries) });
  const [known, unknown] = (await screen.findAllByRole('article')).map((row) => within(row));
  expect(known?.getByRole('heading', { name: 'Firma aktywowana' })).toBeVisible();
  expect(known?.getByText('Adam Admin')).toBeVisible();
  expect(known?.getByText('Spam')).toBeVisible();
  expect(known?.getByText('tak')).toBeVisible();
  expect(known?.getByText('nazwa, miejscowość')).toBeVisible();
  expect(known?.getByRole('link', { name: 'Otwórz: Firma' })).toHaveAttribute(
    'href',
    `/admin/companies/${auditEntry().subject_id}`,
  );
  expect(unknown?.getByRole('heading', { name: 'Inna czynność' })).toBeVisible();
  expect(unknown?.queryByText(/phase|moon/)).toBeNull();
  expect(unknown?.queryByRole('link', { name: /Otwórz/ })).toBeNull();
  expect(await axe(container)).toEqual([]);
});

const PAYOUT = {
  id: idOf(31),
  holder: { id: idOf(12), type: 'company' as const, name: 'Lingua Łódź' },
  amount: '1300.00',
};

it.each([
  ['', ['Czeka na decyzję', 'nie', '1 300,00 zł', 'Lingua Łódź: 1 300,00 zł', 'Potwierdzone']],
  ['/en', ['Waiting for a decision', 'no', '1 300,00 zł', 'Lingua Łódź: 1 300,00 zł', 'Confirmed']],
])('details show statuses, amounts and payouts as text, without ids %s', async (prefix, texts) => {
  const withdrawal_ids = [PAYOUT.id];
  const entries = [
    auditEntry({
      id: idOf(1),
      action: 'withdrawal.approved',
      subject_type: 'withdrawal',
      details: { from: 'requested' },
    }),
    auditEntry({
      id: idOf(2),
      action: 'withdrawal_file.created',
      subject_type: 'withdrawal_file',
      details: { name: 'przelewy.csv', count: 1, total: '1300.00', again: false, withdrawal_ids },
      payouts: [PAYOUT],
    }),
    auditEntry({
      id: idOf(3),
      action: 'order.cancelled',
      subject_type: 'order',
      details: { report_id: idOf(9), status_before: 'verified' },
    }),
  ];
  const { container } = await show({ [LIST]: () => pageOf(entries) }, `${prefix}/admin/audit-log`);
  await screen.findAllByRole('article');
  const shown = (container.textContent ?? '').replaceAll('\u00a0', ' ');
  for (const text of texts) expect(shown).toContain(text);
  expect(shown).not.toMatch(/withdrawal_ids|report_id|requested|[0-9a-f]{8}-[0-9a-f]{4}/);
  expect(screen.getByRole('link', { name: /Lingua Łódź/ })).toHaveAttribute('href', expect.stringContaining(PAYOUT.id));
});

it.each(['', '/en'])('every action and every kind has a text %s', async (prefix) => {
  const subjects = Object.keys(SUBJECTS);
  const entries = Object.keys(ACTIONS).map((action, index) =>
    auditEntry({ id: idOf(index + 1), action, subject_type: subjects[index % subjects.length] ?? '' }),
  );
  await show({ [LIST]: () => pageOf(entries) }, `${prefix}/admin/audit-log`);
  const rows = await screen.findAllByRole('article');
  expect(rows).toHaveLength(entries.length);
  for (const row of rows) {
    const heading = within(row).getByRole('heading').textContent ?? '';
    expect(heading).toMatch(/^\p{Lu}/u);
    expect(heading).not.toMatch(/[._]|Inna czynność|Another action/);
    expect(row).not.toHaveTextContent(/\w_\w/);
  }
});

it.each([
  ['', 'Bez konta'],
  ['/en', 'No account'],
])('an entry without an actor is marked as such %s', async (prefix, text) => {
  const entry = auditEntry({ action: 'file.removed', actor: null, details: { threat: 'Test.Malware' } });
  await show({ [LIST]: () => pageOf([entry]) }, `${prefix}/admin/audit-log`);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('Test.Malware')).toBeVisible();
});

it('filters by action, kind, person and days are in the address', async () => {
  const { asked } = await show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Czynność' }), 'Konto zawieszone');
  expect(asked()?.get('action')).toBe('user.disabled');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Czego dotyczy' }), 'Konto');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Osoba' }), 'Adam Admin');
  fireEvent.change(screen.getByLabelText('Od dnia'), { target: { value: '2026-11-01' } });
  await screen.findByRole('article');
  expect(Object.fromEntries(asked() ?? [])).toEqual({
    action: 'user.disabled',
    subject_type: 'user',
    actor_id: idOf(990),
    from: '2026-11-01',
    limit: '50',
  });
  expect(window.location.search).toContain('from=2026-11-01');
});

it('an entry links to the history of its subject', async () => {
  await show();
  const { subject_type, subject_id } = auditEntry();
  expect(await screen.findByRole('link', { name: 'Historia' })).toHaveAttribute(
    'href',
    `/admin/audit-log?subject_id=${subject_id}&subject_type=${subject_type}`,
  );
});

it('the history of one subject links back to all entries', async () => {
  const { asked } = await show({}, `/admin/audit-log?subject_id=${idOf(5)}&subject_type=company`);
  await screen.findByRole('article');
  expect(asked()?.get('subject_id')).toBe(idOf(5));
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }));
  await screen.findByRole('link', { name: 'Historia' });
  expect(asked()?.has('subject_id')).toBe(false);
});

it('the export has the filtered rows', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const { asked } = await show(
    { [EXPORT]: () => new Response('Date,Person') },
    '/en/admin/audit-log?action=user.disabled',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await screen.findByRole('article');
  expect(Object.fromEntries(asked('accounts/admin/audit-log/export/') ?? [])).toEqual({
    action: 'user.disabled',
    locale: 'en',
  });
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('audit-log.csv');
  click.mockRestore();
});

it('the page states the limit of the export when there are more rows', async () => {
  await show({ [LIST]: () => pageOf([auditEntry()], { count: 10_000, count_exact: false }) });
  expect(await screen.findByText(/najwyżej 50\s000 najnowszych wpisów/)).toBeVisible();
});

it('the empty log and filters without a match have different texts', async () => {
  await show({ [LIST]: () => pageOf([]) });
  expect(await screen.findByText('Dziennik jest pusty')).toBeVisible();
});

it('the list shows a failure and retries', async () => {
  let fails = true;
  await show({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([auditEntry()])) });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Firma aktywowana' })).toBeVisible();
});
