import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { feedPage, nth, posts } from '../testing/feed.tsx';
import { CompanyPosts, ProfilePosts } from './author-posts.tsx';

const COMPANY = idOf(900);
const LIST = 'GET posts/';
const showCompany = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<CompanyPosts companyId={COMPANY} />, { url: `/companies/${COMPANY}`, locale });

beforeEach(() => act(() => signInAs.person()));
afterEach(() => act(() => signOut()));

it("shows the company's newest posts, and more on demand", async () => {
  const first = { ...feedPage(posts(1, 3), 4), limit: 3 };
  const calls = fakeApi({ [LIST]: ({ params }) => (params.has('before') ? feedPage([nth(4)], 4) : first) });
  const { container } = await showCompany();
  await screen.findByText('Wpis 3');
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '3', author_id: COMPANY });
  expect(await axe(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Starsze wpisy' }));
  expect(await screen.findByText('Wpis 4')).toBeVisible();
  expect(Object.fromEntries(calls.at(-1)?.params ?? [])).toEqual({
    limit: '30',
    author_id: COMPANY,
    before: nth(3).id,
  });
});

it('the list leads to the open post from its comments', async () => {
  fakeApi({ [LIST]: () => feedPage([nth(1)]) });
  await showCompany();
  await userEvent.click(await screen.findByRole('button', { name: 'Komentarze' }));
  expect(window.location.pathname + window.location.search).toBe(`/posts?post=${nth(1).id}`);
});

it.each([
  ['a company', <CompanyPosts key="c" companyId={COMPANY} />, 'Ta firma nie ma jeszcze wpisów'],
  ['a person', <ProfilePosts key="p" userId={idOf(700)} />, 'Ta osoba nie ma jeszcze wpisów'],
])('the list says that %s has no posts', async (_, slot, text) => {
  fakeApi({ [LIST]: () => feedPage([]) });
  await renderPage(slot, { url: '/' });
  expect(await screen.findByText(text)).toBeVisible();
});

it('the list says that the posts could not be loaded, and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : feedPage([nth(1)])) });
  await showCompany('en');
  expect(await screen.findByRole('alert')).toHaveTextContent('The posts could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wpis 1')).toBeVisible();
});
