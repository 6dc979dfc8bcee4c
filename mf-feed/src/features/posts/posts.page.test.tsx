import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  noConnection,
  pageOf,
  problem,
  reactionReply,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { broadcast, chooseLast, feedPage, nth, posts, scrolling, showFeed } from './testing/feed.tsx';

const LIST = 'GET posts/';
const LIKE = 'POST posts/reaction/';
const first = nth(1);
const articles = () => screen.getAllByRole('article').map((article) => within(article).getByText(/^Wpis/).textContent);
const post = (text: string) => screen.findByText(text);
const liked = (count: number) => screen.findByRole('button', { name: `Lubię to ${count}`, pressed: true });

beforeEach(() => {
  window.scrollTo = () => undefined;
  act(() => signInAs.person());
});
afterEach(() => act(() => signOut()));

it.each([
  ['pl', 'Wpisy', 'Lubię to'],
  ['en', 'Posts', 'Like'],
] as const)('shows the posts, newest first: %s', async (locale, title, like) => {
  const calls = fakeApi({ [LIST]: () => feedPage(posts(1, 3)) });
  const { container } = await showFeed('', locale);
  await post('Wpis 1');
  expect(articles()).toEqual(['Wpis 1', 'Wpis 2', 'Wpis 3']);
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getAllByRole('button', { name: like })).toHaveLength(3);
  expect(document.title).toBe(`${title} · Wspólnik`);
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30' });
  expect(await axe(container)).toEqual([]);
});

it('the feed continues as one scrolls, after the last post, without repeating one', async () => {
  const calls = fakeApi({
    [LIST]: ({ params }) =>
      params.has('before') ? feedPage([nth(30), ...posts(31, 40)], 40) : feedPage(posts(1, 30), 40),
  });
  const scroll = scrolling();
  await showFeed();
  await post('Wpis 30');
  scroll();
  await post('Wpis 40');
  expect(articles()).toHaveLength(40);
  expect(calls.at(-1)?.params.get('before')).toBe(nth(30).id);
  expect(await screen.findByText('To już wszystkie wpisy.')).toBeVisible();
});

it('a button loads older posts and passes the focus to the first; a failure is shown and can be retried', async () => {
  let fails = true;
  fakeApi({
    [LIST]: ({ params }) => {
      if (!params.has('before')) return feedPage(posts(1, 30), 31);
      return fails ? problem(500, 'internal') : feedPage([nth(31)], 31);
    },
  });
  await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'Starsze wpisy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać starszych wpisów.');
  fails = false;
  screen.getByRole('button', { name: 'Spróbuj ponownie' }).focus();
  await userEvent.keyboard('{Enter}');
  const last = (await post('Wpis 31')).closest('li') as HTMLElement;
  await waitFor(() => expect(last).toContainElement(document.activeElement as HTMLElement));
});

it('the feed says how many others wrote, moves nothing, and shows them when asked', async () => {
  let written = posts(1, 3);
  fakeApi({ [LIST]: () => feedPage(written) });
  await showFeed();
  await post('Wpis 1');
  written = [nth(-1), nth(0), ...written];
  broadcast('post.new', nth(-1).id, nth(0).id);
  const pill = await screen.findByRole('button', { name: '2 nowe wpisy' });
  expect(articles()).toEqual(['Wpis 1', 'Wpis 2', 'Wpis 3']);
  await userEvent.click(pill);
  expect(articles()).toEqual(['Wpis -1', 'Wpis 0', 'Wpis 1', 'Wpis 2', 'Wpis 3']);
  expect(screen.getAllByRole('article')[0]?.closest('li')).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('button', { name: '2 nowe wpisy' })).not.toBeInTheDocument();
});

it('likes and deletions of others appear, and only those posts are read', async () => {
  let answer: () => unknown = () => ({ data: { ...first, reaction_count: 7 } });
  const calls = fakeApi({ [LIST]: () => feedPage(posts(1, 2)), [`GET posts/${first.id}/`]: () => answer() });
  await showFeed();
  await post('Wpis 1');
  broadcast('post.changed', first.id);
  expect(await screen.findByRole('button', { name: 'Lubię to 7' })).toBeVisible();
  answer = () => problem(404, 'not_found');
  broadcast('post.changed', first.id);
  await waitFor(() => expect(articles()).toEqual(['Wpis 2']));
  expect(calls.filter(({ path }) => path === 'posts/')).toHaveLength(1);
});

it('a like appears at once, is sent once however often it is pressed, and can be taken back', async () => {
  let release = () => {};
  const calls = fakeApi({
    [LIST]: () => feedPage([first]),
    [LIKE]: async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return reactionReply({ post_id: first.id, reaction_count: 1 });
    },
    [`DELETE posts/reaction/${first.id}/`]: () => reactionReply({ my_reaction: null, reaction_count: 0 }),
  });
  await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'Lubię to' }));
  await userEvent.click(await liked(1));
  await act(async () => release());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lubię to 1' })).not.toHaveAttribute('aria-disabled'));
  expect(calls.filter(({ path }) => path === 'posts/reaction/')).toHaveLength(1);
  await userEvent.click(await liked(1));
  expect(await screen.findByRole('button', { name: 'Lubię to', pressed: false })).toBeVisible();
});

it.each([
  ['it is refused', () => problem(409, 'company_not_active')],
  ['there is no connection', noConnection],
])('a like is undone when %s', async (_, answer) => {
  fakeApi({ [LIST]: () => feedPage([first]), [LIKE]: answer });
  await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'Lubię to' }));
  expect(await screen.findByText('Nie udało się dodać reakcji')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lubię to', pressed: false })).toBeVisible();
});

it('an own post is deleted after a question, with the texts of the specification', async () => {
  const own = nth(1, { allowed_actions: ['delete'] });
  let fails = true;
  fakeApi({
    [LIST]: () => feedPage([own, nth(2)]),
    [`DELETE posts/${own.id}/`]: () => (fails ? problem(500, 'internal') : new Response(null, { status: 204 })),
  });
  await showFeed();
  const remove = async () => {
    await screen.findByRole('button', { name: /^Czynności/ });
    await chooseLast('Usuń wpis');
    const question = await screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć ten wpis?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  };
  await remove();
  expect(await screen.findByText('Wystąpił błąd podczas usuwania firmy')).toBeVisible();
  fails = false;
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await remove();
  expect(await screen.findByText('Wpis został usunięty')).toBeVisible();
  await waitFor(() => expect(articles()).toEqual(['Wpis 2']));
});

it('reports a post, shares one, and objects to a hiding', async () => {
  const hidden = nth(1, {
    hidden: { hidden_at: first.created_at, reason: 'Reklama', decision_id: null, contest: null },
    allowed_actions: ['contest'],
  });
  const contest = { status: 'open' as const, text: 'To nie reklama', created_at: first.created_at, answer: null };
  const calls = fakeApi({
    [LIST]: () => feedPage([hidden, nth(2, { allowed_actions: ['report'] })]),
    'POST posts/report/': () => new Response(null, { status: 204 }),
    'POST posts/contest/': () => ({ ...hidden, hidden: { ...hidden.hidden, contest }, allowed_actions: [] }),
  });
  await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'Zgłoś sprzeciw' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Uzasadnienie/ }), 'To nie reklama');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij sprzeciw' }));
  expect(await screen.findByText('Sprzeciw czeka na decyzję.')).toBeVisible();
  await chooseLast('Zgłoś wpis');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Kategoria/ }), 'spam');
  await userEvent.type(screen.getByRole('textbox', { name: /Opis/ }), 'Spam');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ post_id: nth(2).id, category: 'spam', reason: 'Spam' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: /^Udostępnij wpis/ }));
  expect(await screen.findByRole('textbox', { name: 'Link do udostępnienia' })).toHaveValue(
    `http://localhost/posts?post=${nth(2).id}`,
  );
});

it('the feed keeps the network in the address, and says when nobody there wrote', async () => {
  const calls = fakeApi({ [LIST]: ({ params }) => feedPage(params.get('network') ? [] : [first]) });
  await showFeed();
  await post('Wpis 1');
  await userEvent.click(screen.getByRole('button', { name: 'Moja sieć', pressed: false }));
  expect(await screen.findByText('W Twojej sieci nikt jeszcze nic nie napisał')).toBeVisible();
  expect(window.location.search).toBe('?network=true');
  expect(calls.at(-1)?.params.get('network')).toBe('true');
  expect(screen.getByRole('link', { name: 'Wszystkie wpisy' })).toHaveAttribute('href', '/posts');
});

it('the feed says that nobody wrote yet', async () => {
  fakeApi({ [LIST]: () => feedPage([]) });
  const { container } = await showFeed('', 'en');
  expect(await screen.findByText('No posts here yet')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('the feed leads guests to sign in and back, and offers them no network', async () => {
  act(() => signOut());
  const calls = fakeApi({ [LIST]: () => feedPage([first]) });
  await showFeed('?network=true');
  await post('Wpis 1');
  expect(calls[0]?.params.has('network')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Moja sieć' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Fposts%3Fnetwork%3Dtrue',
  );
  expect(screen.getByRole('link', { name: 'Lubię to: zaloguj się' })).toHaveAttribute(
    'href',
    `/auth/login?from=${encodeURIComponent(`/posts?post=${first.id}`)}`,
  );
});

it('the feed says that the posts could not be loaded, and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? noConnection() : feedPage([first])) });
  await showFeed();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać wpisów');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await post('Wpis 1')).toBeVisible();
});

it('reads again for another profile, and shows nothing of the former one', async () => {
  fakeApi({
    [LIST]: ({ headers }) =>
      headers.get('Company-Id') ? feedPage([nth(1, { text: 'Wpis firmy' })]) : feedPage([nth(2)]),
  });
  act(() => signInAs.company());
  await showFeed();
  await post('Wpis firmy');
  act(() => switchProfile(null));
  expect(await post('Wpis 2')).toBeVisible();
  expect(screen.queryByText('Wpis firmy')).not.toBeInTheDocument();
});

it('shows as much as before when Back leads to it', async () => {
  fakeApi({ [LIST]: ({ params }) => (params.has('before') ? feedPage([nth(31)], 31) : feedPage(posts(1, 30), 31)) });
  const { unmount } = await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'Starsze wpisy' }));
  await post('Wpis 31');
  unmount();
  const { state } = window.history;
  const mocked = jest.spyOn(window.history, 'state', 'get').mockReturnValue(state);
  await showFeed();
  expect(screen.getByText('Wpis 31')).toBeVisible();
  mocked.mockRestore();
});

it('only links of the web are shown as links, other text as it was typed', async () => {
  const text = 'Zobacz https://firma.pl/x?a=1 i javascript:alert(1) <b>**ok**</b> \u202egnp.exe';
  fakeApi({ [LIST]: () => pageOf([nth(1, { text })]) });
  await showFeed();
  const link = await screen.findByRole('link', { name: 'https://firma.pl/x?a=1' });
  expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(link.closest('p')).toHaveTextContent(text);
  expect(link.closest('p')).toHaveAttribute('dir', 'auto');
  expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
});
