import { render, screen } from '@testing-library/react';
import { ApiError } from '@wspolnik/shared-auth';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { axe, pageOf, withSharedTexts } from '@wspolnik/testing';
import { listQuery, text } from './list-query.ts';
import { ListStates } from './list-states.tsx';
import { ReadStates } from './read-states.tsx';
import type { ListState, ReadState } from './use-read.ts';

const things = listQuery('/things', { q: text(20) });
const noConnection = new ApiError({ status: 0, code: 'network' });
const retry = jest.fn();
const texts = withSharedTexts();

const pageOfThings = (results: string[], overrides: { count?: number } = {}) => pageOf(results, overrides);

const listState = (state: Partial<ListState<ReturnType<typeof pageOfThings>>>) => ({
  data: undefined,
  error: undefined,
  isStale: false,
  isOther: false,
  retry,
  ...state,
});

async function showList(state: Parameters<typeof listState>[0], search = '', cut?: string) {
  await loadCommonMessages('pl');
  return render(
    <Providers locale="pl" messages={texts.pl}>
      <main>
        <ListStates
          list={listState(state)}
          query={things.parse(search)}
          of={things}
          label="Things"
          failed="Could not read the things"
          skeleton={<p>skeleton</p>}
          empty={<p>Nothing yet</p>}
          cut={cut}
        >
          {({ results }) => results.map((thing) => <p key={thing}>{thing}</p>)}
        </ListStates>
      </main>
    </Providers>,
  );
}

it('shows the skeleton until something is known', async () => {
  await showList({});
  expect(screen.getByText('skeleton')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Things' })).toHaveAttribute('aria-busy', 'true');
});

it('shows results and leads to the other pages with the filters kept', async () => {
  const { container } = await showList({ data: pageOfThings(['one'], { count: 61 }) }, '?q=ab&page=2');
  expect(screen.getByText('one')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', '/things?page=3&q=ab');
  expect(await axe(container)).toEqual([]);
});

it('the pages end after 10,000 results as the list does, with a note there', async () => {
  const data = pageOfThings(['one'], { count: 40_000 });
  const { unmount } = await showList({ data }, '?page=333', 'Narrow it');
  expect(screen.queryByText('Narrow it')).toBeNull();
  expect(screen.getByRole('link', { name: 'Strona 334' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Strona (?:335|1334)/ })).toBeNull();
  unmount();
  await showList({ data }, '?page=334', 'Narrow it');
  expect(screen.getByText('Narrow it')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Następna' })).toBeNull();
});

it('the pages lead to every page of a list that has no such end', async () => {
  await showList({ data: pageOfThings(['one'], { count: 40_000 }) }, '?page=334');
  expect(screen.getByRole('link', { name: 'Strona 1334' })).toBeVisible();
});

it.each([
  ['nothing at all', pageOfThings([]), '', 'Nothing yet', undefined],
  ['nothing for these filters', pageOfThings([]), '?q=x', 'Nic nie pasuje do filtrów', '/things'],
  [
    'a page past the end',
    pageOfThings([], { count: 40 }),
    '?q=x&page=9',
    'Na tej stronie nie ma już wyników',
    '/things?q=x',
  ],
])('the states tell %s apart', async (_, data, search, title, way) => {
  await showList({ data }, search);
  expect(screen.getByText(title)).toBeVisible();
  const out = screen.queryAllByRole('link').filter((link) => link.closest('nav') === null);
  expect(out.map((link) => link.getAttribute('href'))).toEqual(way ? [way] : []);
});

it('shows the panel when nothing could be read', async () => {
  await showList({ error: noConnection });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not read the things');
  screen.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  expect(retry).toHaveBeenCalled();
});

it('the list notes above the results that they are outdated, or of another search', async () => {
  await showList({ data: pageOfThings(['one']), error: noConnection, isStale: true });
  expect(screen.getByRole('status')).toHaveTextContent('Widać to, co udało się pobrać ostatnio');
  expect(screen.getByText('one')).toBeVisible();
});

it('the list marks the results of the search before as busy while another loads', async () => {
  await showList({ data: pageOfThings(['one']), isStale: true, isOther: true });
  expect(screen.getByRole('region', { name: 'Things' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('one')).toBeVisible();
});

async function showOne(read: Partial<ReadState<string>>) {
  await loadCommonMessages('pl');
  return render(
    <Providers locale="pl" messages={texts.pl}>
      <ReadStates
        read={{ data: undefined, error: undefined, isStale: false, retry, ...read }}
        skeleton={<p>skeleton</p>}
        failed="Could not read it"
        gone={{ title: 'It is gone', action: <a href="/things">All things</a> }}
      >
        {(data) => <h1>{data}</h1>}
      </ReadStates>
    </Providers>,
  );
}

it('shows one thing, on the way, there, outdated, gone or failed', async () => {
  await showOne({});
  expect(screen.getByText('skeleton')).toBeVisible();
  await showOne({ data: 'a thing', error: noConnection });
  expect(screen.getByRole('heading', { name: 'a thing' })).toBeVisible();
  expect(screen.getByText(/Widać to, co udało się pobrać ostatnio/)).toBeVisible();
  await showOne({ error: new ApiError({ status: 404, code: 'not_found' }) });
  expect(screen.getByRole('heading', { name: 'It is gone' })).toBeInTheDocument();
  expect(document.title).toBe('It is gone · Wspólnik');
  await showOne({ error: new ApiError({ status: 500, code: 'internal' }) });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not read it');
});
