import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogOnDemand, Toaster } from '@wspolnik/system';
import { axe, fakeApi, hiding, idOf, noConnection, post, problem, signInAs } from '@wspolnik/testing';
import type { ReactNode } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { loadContestPost, loadReportPost } from './load-post-dialogs.ts';

const ID = idOf(5);
const DECISION = idOf(402);
const onClose = jest.fn();
const onContested = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person();
  onClose.mockReset();
  onContested.mockReset();
});

const report = () => <DialogOnDemand load={loadReportPost} props={{ postId: ID, onClose }} />;
const contest = () => (
  <DialogOnDemand
    load={loadContestPost}
    props={{ postId: ID, decisionId: DECISION, reason: 'Reklama', onContested, onClose }}
  />
);

async function open(dialog: ReactNode) {
  await renderPage(
    <>
      {dialog}
      <Toaster />
    </>,
    { url: '/posts' },
  );
  await screen.findByRole('dialog');
}
const field = () => screen.getByRole('textbox');
const choose = async () => {
  const select = screen.queryByRole('combobox');
  if (select) await userEvent.selectOptions(select, 'hate');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('reports a post with a reason', async () => {
  const calls = fakeApi({ 'POST posts/report/': () => new Response(null, { status: 204 }) });
  await open(report());
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await press('Wyślij zgłoszenie');
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(2);
  expect(calls).toHaveLength(0);
  await choose();
  await userEvent.type(field(), ' Obraża innych ');
  await press('Wyślij zgłoszenie');
  expect(await screen.findByText('Zgłoszenie wysłane. Dziękujemy za pomoc.')).toBeVisible();
  expect(calls[0]?.body).toEqual({ post_id: ID, category: 'hate', reason: 'Obraża innych' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows a refusal at its field and keeps the reason', async () => {
  fakeApi({
    'POST posts/report/': () =>
      problem(400, 'validation_failed', { reason: [{ code: 'maxLength', params: { n: 1000 } }] }),
  });
  await open(report());
  await choose();
  await userEvent.type(field(), 'Spam');
  await press('Wyślij zgłoszenie');
  expect(await screen.findByText('Maksymalnie 1000 znaków.')).toBeVisible();
  expect(field()).toHaveValue('Spam');
  expect(onClose).not.toHaveBeenCalled();
});

it('the dialog sends an objection once and hands the post over', async () => {
  const contested = post({ id: ID, hidden: hiding() });
  const calls = fakeApi({ 'POST posts/contest/': () => contested });
  await open(contest());
  expect(screen.getByText(/Reklama/)).toBeVisible();
  await userEvent.type(field(), 'To nie jest reklama');
  await press('Wyślij sprzeciw');
  await waitFor(() => expect(onContested).toHaveBeenCalledWith(contested));
  expect(calls[0]?.body).toEqual({ post_id: ID, decision_id: DECISION, text: 'To nie jest reklama' });
});

it('the dialog keeps an objection that could not be sent', async () => {
  fakeApi({ 'POST posts/contest/': noConnection });
  await open(contest());
  await userEvent.type(field(), 'To pomyłka');
  await press('Wyślij sprzeciw');
  expect(await screen.findByText(/Brak połączenia/)).toBeVisible();
  expect(field()).toHaveValue('To pomyłka');
  expect(onContested).not.toHaveBeenCalled();
});
