import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/system';
import {
  axe,
  commentImage,
  fakeApi,
  noConnection,
  pageOf,
  postComment,
  problem,
  reaction,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { editor, prepareEditor, write } from '../../../testing/mention-editor.ts';
import { broadcast, commentPage, feedPage, nth, nthComment, showFeed } from '../testing/feed.tsx';

prepareEditor();
const first = nth(1, { comment_count: 7, reaction_count: 5, reactions: [reaction()] });
const LIST = 'GET posts/';
const POST = `GET posts/${first.id}/`;
const COMMENTS = 'GET posts/comment/';
const SEND = 'POST posts/comment/';
const LINK = `?post=${first.id}`;

const usual = {
  [LIST]: () => feedPage([first, nth(2)]),
  [POST]: () => ({ data: first }),
  [COMMENTS]: () => commentPage(1, 5, 7),
};
const dialog = () => screen.findByRole('dialog', { name: 'Wpis: Stolarnia Żuraw' });
const LABEL = 'Twój komentarz';
/** Resolves with the button that sends it. */
async function writeComment(post: HTMLElement, text: string): Promise<HTMLElement> {
  const field = await within(post).findByRole('textbox', { name: LABEL });
  act(() => field.focus());
  const send = await within(post).findByRole('button', { name: 'Skomentuj' });
  await editor(LABEL);
  await write(LABEL, text);
  return send;
}
const texts = () => screen.queryAllByText(/^Komentarz \d/).map(({ textContent }) => textContent);

beforeEach(() => {
  window.scrollTo = () => undefined;
  act(() => signInAs.person());
});
afterEach(() => act(() => signOut()));

it('a post opens above the list under its own address; Back closes it and returns the focus', async () => {
  fakeApi(usual);
  await showFeed();
  const open = await screen.findByRole('button', { name: '7 komentarzy' });
  await userEvent.click(open);
  const post = await dialog();
  expect(window.location.search).toBe(LINK);
  expect(await within(post).findByText('Komentarz 1')).toBeVisible();
  expect(await within(post).findByText('Lubią to: Ewa Nowak i 4 inne osoby')).toBeVisible();
  expect(await axe(post)).toEqual([]);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
  await waitFor(() => expect(open).toHaveFocus());
});

it('a post opens by its link, also for a guest, who is led to sign in and back; closing leads to the list', async () => {
  act(() => signOut());
  fakeApi(usual);
  await showFeed(LINK);
  const post = await dialog();
  expect(await within(post).findByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    `/auth/login?from=${encodeURIComponent(`/posts${LINK}`)}`,
  );
  expect(within(post).queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('shows the newest five comments, oldest first, and the earlier ones on demand', async () => {
  const calls = fakeApi({
    ...usual,
    [COMMENTS]: ({ params }) => (params.get('page') === '2' ? commentPage(6, 7, 7) : commentPage(1, 5, 7)),
  });
  await showFeed(LINK);
  await dialog();
  await screen.findByText('Komentarz 5');
  expect(texts()).toEqual([5, 4, 3, 2, 1].map((n) => `Komentarz ${n}`));
  await userEvent.click(screen.getByRole('button', { name: 'Wcześniejsze komentarze' }));
  await screen.findByText('Komentarz 7');
  expect(texts()).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Komentarz ${n}`));
  expect(screen.queryByRole('button', { name: 'Wcześniejsze komentarze' })).not.toBeInTheDocument();
  expect(calls.at(-1)?.params.get('limit')).toBe('5');
});

it('a comment is sent and shown; a refused text stays in its field with the reason', async () => {
  let refused = true;
  fakeApi({
    ...usual,
    [SEND]: () =>
      refused
        ? problem(422, 'validation_failed', { text: [{ code: 'maxLength', params: { n: 1000 } }] })
        : postComment({ text: 'Do zobaczenia', post_id: first.id, created_at: '2026-01-05T10:00:00.000Z' }),
  });
  await showFeed(LINK);
  const post = await dialog();
  const send = await writeComment(post, 'Do zobaczenia');
  await userEvent.click(send);
  expect(await within(post).findByText('Maksymalnie 1000 znaków.')).toBeVisible();
  expect(await editor(LABEL)).toHaveTextContent('Do zobaczenia');
  refused = false;
  await userEvent.click(send);
  const comments = within(post).getByRole('list', { name: 'Komentarze' });
  expect(await within(comments).findByText('Do zobaczenia')).toBeVisible();
});

it('comments of others appear', async () => {
  let page = commentPage(1, 2);
  fakeApi({ ...usual, [COMMENTS]: () => page });
  await showFeed(LINK);
  await dialog();
  await screen.findByText('Komentarz 1');
  page = { ...pageOf([nthComment(0), nthComment(2)]), limit: 5 };
  broadcast('post.changed', first.id);
  await screen.findByText('Komentarz 0');
  expect(texts()).toEqual(['Komentarz 2', 'Komentarz 0']);
});

it('a post that is gone is reported, and one that cannot be read can be tried again', async () => {
  fakeApi({
    [LIST]: () => feedPage([nth(2)]),
    [POST]: () => problem(404, 'not_found'),
    [COMMENTS]: () => problem(404, 'not_found'),
  });
  const { unmount } = await showFeed(LINK);
  expect(await screen.findByText('Tego wpisu już nie ma')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Wróć do wpisów' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  act(() => signInAs.company());
  fakeApi({ [LIST]: () => feedPage([]), [POST]: noConnection, [COMMENTS]: noConnection });
  await showFeed(LINK);
  expect(await screen.findByText('Nie udało się pobrać wpisu')).toBeVisible();
});

it('text stays when the post is deleted meanwhile', async () => {
  let isDeleted = false;
  const answer = (found: unknown) => () => (isDeleted ? problem(404, 'not_found') : found);
  fakeApi({ ...usual, [POST]: answer({ data: first }), [SEND]: answer(null) });
  await showFeed(LINK);
  const post = await dialog();
  const send = await writeComment(post, 'Szkoda');
  isDeleted = true;
  await userEvent.click(send);
  expect(await within(post).findByText('Tego wpisu już nie ma')).toBeVisible();
  expect(await editor(LABEL)).toHaveTextContent('Szkoda');
});

it('a comment is deleted after a question', async () => {
  const own = postComment({ text: 'Moje', post_id: first.id, allowed_actions: ['delete'] });
  let comments = [own];
  fakeApi({
    ...usual,
    [COMMENTS]: () => ({ ...pageOf(comments), limit: 5 }),
    [`DELETE posts/comment/${own.id}/`]: () => {
      comments = [];
      return new Response(null, { status: 204 });
    },
  });
  await showFeed(LINK);
  const post = await dialog();
  await userEvent.click(await within(post).findByRole('button', { name: 'Usuń komentarz: Ewa Nowak' }));
  const question = await screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć ten komentarz?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(within(post).queryByText('Moje')).not.toBeInTheDocument());
});

it('the picture of a comment can be enlarged', async () => {
  const shown = postComment({ text: '', image: commentImage() });
  fakeApi({ ...usual, [COMMENTS]: () => ({ ...pageOf([shown]), limit: 5 }) });
  await showFeed(LINK);
  const post = await dialog();
  await userEvent.click(await within(post).findByRole('button', { name: 'Powiększ: Stół przed montażem' }));
  const large = await screen.findByRole('dialog', { name: 'Stół przed montażem' });
  expect(within(large).getByRole('img', { name: 'Stół przed montażem' })).toHaveAttribute(
    'src',
    '/files/comment-1.jpg',
  );
});

it('the open post changes with the address', async () => {
  fakeApi({ ...usual, [`GET posts/${nth(2).id}/`]: () => ({ data: nth(2) }) });
  await showFeed(LINK);
  await dialog();
  act(() => navigate(`/posts?post=${nth(2).id}`));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('Wpis 2')).toBeVisible());
});

it('reports a comment, and shows hidden ones without their text, to their author with the reason', async () => {
  const [foreign, hidden, own] = [
    { ...nthComment(1), allowed_actions: ['report' as const] },
    { ...nthComment(2), text: '', hidden: { reason: null, decision_id: null } },
    { ...nthComment(3), hidden: { reason: 'Reklama', decision_id: first.id } },
  ];
  const calls = fakeApi({
    ...usual,
    [COMMENTS]: () => ({ ...pageOf([foreign, hidden, own]), limit: 5 }),
    'POST posts/comment/report/': () => new Response(null, { status: 204 }),
  });
  await showFeed(LINK);
  const post = within(await dialog());
  expect(await post.findByText('Ten komentarz został ukryty przez administrację.')).toBeVisible();
  expect(post.getByText(/^Twój komentarz jest ukryty. Powód: Reklama/)).toBeVisible();
  expect(post.getByRole('link', { name: 'Zobacz uzasadnienie' })).toHaveAttribute(
    'href',
    `/moderation/decisions/${first.id}`,
  );
  await userEvent.click(post.getByRole('button', { name: /^Zgłoś komentarz: / }));
  const report = within(await screen.findByRole('dialog', { name: /Zgłoś komentarz/ }));
  await userEvent.click(report.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  expect(await report.findAllByText('To pole jest wymagane.')).toHaveLength(2);
  await userEvent.selectOptions(report.getByRole('combobox', { name: /Kategoria/ }), 'hate');
  await userEvent.type(report.getByRole('textbox', { name: /Opis/ }), 'Obraża');
  await userEvent.click(report.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Zgłoś komentarz/ })).not.toBeInTheDocument());
  const sent = calls.find(({ path }) => path === 'posts/comment/report/');
  expect(sent?.body).toEqual({ comment_id: foreign.id, category: 'hate', reason: 'Obraża' });
});

it('the button of the comments leads into the field, which says as whom one comments', async () => {
  fakeApi(usual);
  await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: '7 komentarzy' }));
  const post = await dialog();
  expect(await within(post).findByText('Komentujesz jako Ewa Nowak')).toBeVisible();
  await waitFor(async () => expect(await editor(LABEL)).toHaveFocus());
});
