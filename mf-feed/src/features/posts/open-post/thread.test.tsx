import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, offer, pageOf, signInAs, signOut } from '@wspolnik/testing';
import { editor, prepareEditor } from '../../../testing/mention-editor.ts';
import { feedPage, nth, nthComment, showFeed } from '../testing/feed.tsx';

prepareEditor();
const first = nth(1, { comment_count: 2 });
const COMMENTS = 'GET posts/comment/';
const SEND = 'POST posts/comment/';
const LINK = `?post=${first.id}`;
const usual = { 'GET posts/': () => feedPage([first]), [`GET posts/${first.id}/`]: () => ({ data: first }) };
const dialog = () => screen.findByRole('dialog', { name: 'Wpis: Stolarnia Żuraw' });

beforeEach(() => {
  window.scrollTo = () => undefined;
  act(() => signInAs.person());
});
afterEach(() => act(() => signOut()));

it('answers are shown on demand; an answer to one goes to the same comment and mentions its author', async () => {
  const above = { ...nthComment(1), answer_count: 1 };
  const below = { ...nthComment(9), parent_id: above.id, text: 'Pierwsza odpowiedź' };
  const calls = fakeApi({
    ...usual,
    [COMMENTS]: ({ params }) => (params.get('parent_id') ? pageOf([below]) : pageOf([above])),
    [SEND]: () => Response.json({ ...below, id: first.id, text: 'Druga odpowiedź' }, { status: 201 }),
  });
  await showFeed(LINK);
  const post = await dialog();
  await userEvent.click(await within(post).findByRole('button', { name: 'Pokaż 1 odpowiedź' }));
  const answer = await within(post).findByText('Pierwsza odpowiedź');
  const [, toAnswer] = within(post).getAllByRole('button', { name: /^Odpowiedz na komentarz/ });
  expect(answer).toBeVisible();
  await userEvent.click(toAnswer as HTMLElement);
  const label = `Twoja odpowiedź: ${below.author.name}`;
  await waitFor(async () => expect(await editor(label)).toHaveTextContent(below.author.name ?? ''));
  expect(await axe(post)).toEqual([]);
  await userEvent.click(within(post).getByRole('button', { name: 'Odpowiedz' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe('posts/comment/');
});

it('a comment shows its offer, or that there is none any more; a deleted one keeps its place', async () => {
  const shown = offer({ title: 'Naprawa dachu' });
  fakeApi({
    ...usual,
    [COMMENTS]: () =>
      pageOf([
        { ...nthComment(1), offer_id: shown.id, offer: shown },
        { ...nthComment(2), offer_id: shown.id, offer: null },
        { ...nthComment(3), deleted: true, text: '' },
      ]),
  });
  await showFeed(LINK);
  const post = await dialog();
  expect(await within(post).findByRole('link', { name: 'Naprawa dachu' })).toHaveAttribute(
    'href',
    `/offers/${shown.id}`,
  );
  expect(within(post).getByText('Oferta niedostępna')).toBeVisible();
  expect(within(post).getByText('Komentarz usunięty')).toBeVisible();
});

it('an own comment is edited, and read again', async () => {
  const written = { ...nthComment(1), text: 'Zgodaa', allowed_actions: ['edit' as const] };
  let text = written.text;
  const calls = fakeApi({
    ...usual,
    [COMMENTS]: () => pageOf([{ ...written, text, edited_at: text === 'Zgoda' ? written.created_at : null }]),
    [`PUT posts/comment/${written.id}/`]: () => {
      text = 'Zgoda';
      return { ...written, text };
    },
  });
  await showFeed(LINK);
  await userEvent.click(await screen.findByRole('button', { name: `Edytuj komentarz: ${written.author.name}` }));
  const form = await screen.findByRole('dialog', { name: 'Edytuj komentarz' });
  await editor('Treść');
  await userEvent.click(within(form).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'Zgodaa' }));
  expect(await screen.findByText(/edytowano/)).toBeVisible();
});
