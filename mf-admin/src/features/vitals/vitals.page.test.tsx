import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, problem, signInAs, signOut } from '@wspolnik/testing';
import { releaseState, vitalsReport } from '../../testing/release-samples.ts';
import { renderPage } from '../../testing/render-page.ts';
import { VitalsPage } from './vitals.page.tsx';

const VITALS = 'GET releases/vitals/';
const ERRORS = 'GET releases/errors/';
const error = {
  remote: 'mf_offers',
  version: 'aaaaaaaaaaaa',
  route: '/offers',
  message: 'TypeError … is not a function',
  count: 3,
  frames: [{ file: './src/features/offers/list.tsx', line: 12, column: 5, name: 'renderList' }],
};

async function show(answers: Parameters<typeof fakeApi>[0] = {}, url = '/admin/vitals') {
  const calls = fakeApi({
    [VITALS]: () => vitalsReport(),
    [ERRORS]: () => ({ errors: [error] }),
    'GET releases/': () => releaseState(),
    ...answers,
  });
  const view = await renderPage(<VitalsPage />, { url, locale: url.startsWith('/en') ? 'en' : 'pl' });
  return { ...view, calls };
}

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it.each([
  ['', ['2,5%', 'źle', '1,25 s', 'dobrze', '620 ms', 'inne']],
  ['/en', ['2.5%', 'poor', '1.25 s', 'good', '620 ms', 'others']],
])('numbers, their worth and plots are shown %s', async (prefix, texts) => {
  const { container } = await show({}, `${prefix}/admin/vitals`);
  await screen.findByText('/offers', { selector: 'th span' });
  const shown = (container.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const text of texts) expect(shown).toContain(text);
  expect(await screen.findAllByText(prefix ? /Show as a table/ : /Pokaż jako tabelę/)).toHaveLength(3);
  expect(await axe(container)).toEqual([]);
});

it('an error names its place in the source', async () => {
  await show();
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('TypeError … is not a function')).toBeVisible();
  expect(row.getByText('3 razy')).toBeVisible();
  await userEvent.click(row.getByText('Gdzie'));
  expect(row.getByText('./src/features/offers/list.tsx:12:5')).toBeVisible();
});

it('the period and the remote are asked for', async () => {
  const { calls } = await show();
  const asked = () => Object.fromEntries(calls.findLast(({ path }) => path === 'releases/vitals/')?.params ?? []);
  await screen.findByText('/offers', { selector: 'th span' });
  expect(asked()).toEqual({ range: 'day' });
  await userEvent.click(screen.getByRole('button', { name: 'Godzina' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Część serwisu' }), 'mf-offers');
  await screen.findByText('/offers', { selector: 'th span' });
  expect(asked()).toEqual({ range: 'hour', remote: 'mf_offers' });
});

it('without measurements the page says when there will be some', async () => {
  const total = { views: 0, failed: 0, lcp: null, inp: null, cls: null, load: null, soft: null, blocked: null };
  await show({ [VITALS]: () => vitalsReport({ total, parts: [], points: [] }) });
  expect(await screen.findByText('Nie ma jeszcze pomiarów')).toBeVisible();
});

it('a failure has a retry', async () => {
  const answers = [() => problem(503, 'unavailable'), () => vitalsReport()];
  await show({ [VITALS]: () => answers.shift()?.() ?? vitalsReport() });
  await userEvent.click(await screen.findByRole('button', { name: /Spróbuj ponownie/ }));
  expect(await screen.findByText('/offers', { selector: 'th span' })).toBeVisible();
});
