import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { renderUi } from '../../testing/render-ui.ts';
import { PostCard } from './post-card.tsx';
import type { PostCardProps } from './post-data.ts';
import { exampleComment, examplePost, NOW } from './testing/posts.ts';

const card = (over: Partial<PostCardProps> = {}) => (
  <PostCard post={examplePost} now={NOW} href="/posts?post=post-1" {...over} />
);
const renderCard = (over: Partial<PostCardProps> = {}, locale: 'pl' | 'en' = 'pl') => renderUi(card(over), { locale });
const post = (over: Partial<typeof examplePost>) => ({ ...examplePost, ...over });

test('shows the author, their role and the day; the day links to the post', async () => {
  await renderCard();
  const article = screen.getByRole('article', { name: 'Słoneczny Dach' });
  const heading = within(article).getByRole('heading', { level: 3, name: 'Słoneczny Dach' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/companies/author-1');
  expect(within(article).getByText(/^Firma · 12 wspólnych kontaktów ·/).parentElement).toHaveTextContent(/· Wczoraj$/);
  expect(screen.getByRole('link', { name: 'Wczoraj' })).toHaveAttribute('href', '/posts?post=post-1');
});

test('the headline of a person is shown below the name, in place of the role', async () => {
  const author = { ...examplePost.author, type: 'user' as const, headline: 'Tłumaczka przysięgła', shared_contacts: 0 };
  await renderCard({ post: post({ author, comments: [] }) });
  expect(screen.getByText('Tłumaczka przysięgła')).toBeVisible();
  expect(screen.queryByText(/^Osoba/)).toBeNull();
});

test('hovering the day shows the date and time', async () => {
  const user = userEvent.setup();
  await renderCard({ post: post({ comments: [] }) });
  const day = screen.getByText('Wczoraj');
  expect(day).not.toHaveAttribute('title');
  await user.hover(day);
  expect(day).toHaveAttribute('title', '19 listopada 2026 10:30');
});

test('the card is in English under the English locale', async () => {
  await renderCard({ onShare: jest.fn() }, 'en');
  expect(screen.getByRole('article', { name: 'Słoneczny Dach' })).toBeInTheDocument();
  for (const name of ['Like 24', '7 comments', 'Share post: Słoneczny Dach']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Anna Nowak' })).toHaveAttribute('href', expect.stringMatching(/^\/en\//));
});

test.each([
  [0, 'Komentarze'],
  [1, '1 komentarz'],
  [2, '2 komentarze'],
  [5, '5 komentarzy'],
  [22, '22 komentarze'],
  [112, '112 komentarzy'],
])('%s comments are called %s', async (count, name) => {
  await renderCard({ post: post({ comment_count: count, comments: [] }) });
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('a deleted author has no name, no link and no picture', async () => {
  const author = { ...examplePost.author, name: null, deleted: true, thumbnail: '/a.jpg' };
  const { container } = await renderCard({ post: post({ author, comments: [] }) });
  expect(screen.getByRole('heading', { name: 'Konto usunięte' })).toBeInTheDocument();
  expect(within(screen.getByRole('heading')).queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('a like is a toggle that shows the state of its props', async () => {
  const user = userEvent.setup();
  const onReact = jest.fn();
  const { rerender } = await renderCard({ onReact });
  const like = screen.getByRole('button', { name: 'Lubię to 24', pressed: false });
  like.focus();
  await user.keyboard('{Enter}');
  expect(onReact).toHaveBeenCalledWith(examplePost);
  const liked = post({ my_reaction: 'like', reaction_count: 25 });
  rerender(card({ post: liked, onReact, reacting: true }));
  const busy = screen.getByRole('button', { name: 'Lubię to 25', pressed: true });
  expect(busy).toHaveFocus();
  await user.click(busy);
  expect(onReact).toHaveBeenCalledTimes(1);
  rerender(card({ post: liked, onReact }));
  await user.click(busy);
  expect(onReact).toHaveBeenLastCalledWith(liked);
});

test('only the newest comment is shown, with a link to all of them', async () => {
  const user = userEvent.setup();
  const onComments = jest.fn();
  const { rerender } = await renderCard({ onComments });
  expect(screen.getByText(exampleComment.text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zobacz wszystkie komentarze' }));
  await user.click(screen.getByRole('button', { name: '7 komentarzy', expanded: false }));
  expect(onComments).toHaveBeenCalledTimes(2);
  rerender(card({ onComments, children: <p>Lista</p> }));
  expect(screen.queryByText(exampleComment.text)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '7 komentarzy', expanded: true })).toBeInTheDocument();
});

test('a card without permitted actions has no menu', async () => {
  await renderCard({ onDelete: jest.fn(), onReport: jest.fn() });
  expect(screen.queryByRole('button', { name: /Czynności/ })).not.toBeInTheDocument();
});

const menu = () => screen.getByRole('button', { name: 'Czynności: wpis, Słoneczny Dach' });

/** Opens the menu, moves to its last item and chooses it. */
async function askToDelete(user: ReturnType<typeof userEvent.setup>) {
  menu().focus();
  await user.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name: 'Usuń wpis' });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  return screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć ten wpis?' });
}

test('deleting requires confirmation, by keyboard', async () => {
  const user = userEvent.setup();
  const onDelete = jest.fn();
  await renderCard({ post: post({ allowed_actions: ['delete', 'report'] }), onDelete });
  const question = await askToDelete(user);
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Usuń' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('cancelling the confirmation deletes nothing', async () => {
  const user = userEvent.setup();
  const onDelete = jest.fn();
  await renderCard({ post: post({ allowed_actions: ['delete'] }), onDelete, onReport: jest.fn() });
  const question = await askToDelete(user);
  expect(screen.queryByRole('menuitem', { name: 'Zgłoś wpis' })).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onDelete).not.toHaveBeenCalled();
});

test('the confirmation also closes after a failed deletion', async () => {
  const user = userEvent.setup();
  const comment = { ...exampleComment, allowed_actions: ['delete'] };
  const onDeleteComment = jest.fn(() => Promise.reject(new Error('offline')));
  await renderCard({ post: post({ comments: [comment] }), onDeleteComment });
  await user.click(screen.getByRole('button', { name: 'Usuń komentarz: Pracownia Cyfrowa' }));
  await user.click(await screen.findByRole('button', { name: 'Usuń' }));
  expect(onDeleteComment).toHaveBeenCalledWith(comment);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a hidden post shows the reason and accepts an objection', async () => {
  const user = userEvent.setup();
  const onContest = jest.fn();
  const hidden = { reason: 'Reklama bez oznaczenia', contest: null };
  const { rerender } = await renderCard({ post: post({ hidden, allowed_actions: ['contest'] }), onContest });
  expect(screen.getByText('Powód: Reklama bez oznaczenia')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Lubię to/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zgłoś sprzeciw' }));
  expect(onContest).toHaveBeenCalledTimes(1);
  rerender(card({ post: post({ hidden: { ...hidden, contest: { status: 'open', answer: null } } }), onContest }));
  expect(screen.getByText('Sprzeciw czeka na decyzję.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Zgłoś sprzeciw' })).not.toBeInTheDocument();
  rerender(card({ post: post({ hidden: { ...hidden, contest: { status: 'upheld', answer: 'To reklama.' } } }) }));
  expect(screen.getByText('Sprzeciw odrzucony: To reklama.')).toBeInTheDocument();
});

test('a picture has its size, so that the layout does not shift', async () => {
  await renderCard({ post: post({ text: '', images: [{ url: '/p.jpg', width: 1024, height: 683 }] }) });
  const picture = screen.getByRole('img', { name: 'Zdjęcie we wpisie: Słoneczny Dach' });
  expect(picture).toHaveAttribute('width', '1024');
  expect(picture).toHaveAttribute('height', '683');
});

test('a link beside a picture is one line, without a second picture', async () => {
  const image = { url: '/p.jpg', width: 1024, height: 683 };
  const link = {
    url: 'https://targi.example/',
    host: 'targi.example',
    title: 'Targi',
    description: 'Co roku',
    site: null,
  };
  await renderCard({ post: post({ images: [image], link: { ...link, image: { ...image, thumbnail: '/t.jpg' } } }) });
  expect(screen.getByRole('link', { name: /targi\.example.*Targi/ })).toHaveAttribute('href', link.url);
  expect(screen.queryByText('Co roku')).not.toBeInTheDocument();
  expect(document.querySelectorAll('article img')).toHaveLength(1);
});

test.each(['pl', 'en'] as const)('no axe violations in %s', async (locale) => {
  const { container } = await renderUi(
    <main>
      <h2>Wpisy</h2>
      {card({
        post: post({
          allowed_actions: ['delete', 'contest'],
          hidden: { reason: 'Reklama', contest: null },
          comments: [{ ...exampleComment, allowed_actions: ['delete'] }],
        }),
        onDelete: jest.fn(),
        onContest: jest.fn(),
        onDeleteComment: jest.fn(),
      })}
      {card({ onReact: jest.fn(), onShare: jest.fn(), onComments: jest.fn() })}
    </main>,
    { locale },
  );
  expect(await axe(container)).toEqual([]);
});
