import { act, render, screen, waitFor } from '@testing-library/react';
import { markOfGuest } from '@wspolnik/shared-auth';
import {
  fakeApi,
  noConnection,
  otherProfile,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { emptyCache } from './cache.ts';
import { FirstAnswers } from './first-answers.ts';
import { defineRead } from './read.ts';
import { useList, useRead } from './use-read.ts';

interface Thing {
  name: string;
}
const mineRead = defineRead<Thing>('mine/');
const listRead = defineRead<Thing, { page: number }>('list/');

function Mine() {
  const { data, error, isStale, retry } = useRead(mineRead());
  return (
    <button type="button" onClick={retry} data-stale={isStale}>
      {data?.name ?? error?.code ?? 'loading'}
    </button>
  );
}

function List({ page }: { page: number }) {
  const { data, error, isStale, isOther } = useList(listRead({ page }));
  return (
    <p>
      {data?.name ?? error?.code ?? 'loading'}
      {isStale && ' stale'}
      {isOther && ' other'}
    </p>
  );
}

/** An answer that comes when the test asks for it. */
function later<T>() {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

const ofCompany = (headers: Headers) => headers.get('company-id') ?? 'person';

beforeEach(() => emptyCache());
afterEach(() => act(signOut));

it('shows nothing of the profile before while the answer for the next one is on its way', async () => {
  const answer = later<Thing>();
  fakeApi({
    'GET mine/': ({ headers }) => (ofCompany(headers) === otherProfile.id ? answer.promise : { name: 'of Żuraw' }),
  });
  signInAs.company();
  render(<Mine />);
  expect(await screen.findByText('of Żuraw')).toBeVisible();
  act(() => switchProfile(otherProfile));
  expect(screen.getByRole('button')).toHaveTextContent('loading');
  await act(async () => answer.give({ name: 'of Sowa' }));
  expect(await screen.findByText('of Sowa')).toBeVisible();
});

it('the cache empties what belonged to another profile, also when nothing of the remote is on the page', async () => {
  let name = 'first';
  const calls = fakeApi({ 'GET mine/': () => ({ name }) });
  signInAs.company();
  const { unmount } = render(<Mine />);
  await screen.findByText('first');
  unmount();
  switchProfile(otherProfile);
  switchProfile(sellerProfile);
  name = 'second';
  render(<Mine />);
  expect(screen.getByRole('button')).toHaveTextContent('loading');
  expect(await screen.findByText('second')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('the cache gives two members of one company a cache each', async () => {
  fakeApi({ 'GET mine/': () => ({ name: 'for the first member' }) });
  signInAs.company();
  render(<Mine />);
  await screen.findByText('for the first member');
  fakeApi({ 'GET mine/': () => new Promise(() => undefined) });
  act(() => signInAs.company({ role: 'member' }));
  expect(screen.getByText('for the first member')).toBeVisible();
  act(() => signInAs.person({ id: 'another', companies: [sellerProfile] }));
  act(() => switchProfile(sellerProfile));
  expect(screen.getByRole('button')).toHaveTextContent('loading');
});

it('the cache drops an answer that comes after the profile changed', async () => {
  const answer = later<Thing>();
  fakeApi({ 'GET mine/': ({ headers }) => (ofCompany(headers) === 'person' ? answer.promise : { name: 'company' }) });
  signInAs.person({ companies: [sellerProfile] });
  render(<Mine />);
  act(() => switchProfile(sellerProfile));
  await screen.findByText('company');
  await act(async () => answer.give({ name: 'person' }));
  act(() => switchProfile(null));
  expect(screen.queryByText('person')).toBeNull();
});

it('the cache keeps what was read when a later read fails, and says that it is outdated', async () => {
  fakeApi({ 'GET mine/': () => ({ name: 'good' }) });
  render(<Mine />);
  await screen.findByText('good');
  fakeApi({ 'GET mine/': () => problem(503, 'unavailable') });
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('data-stale', 'true'));
  expect(screen.getByRole('button')).toHaveTextContent('good');
});

it('the cache drops data that are gone', async () => {
  fakeApi({ 'GET mine/': () => ({ name: 'good' }) });
  render(<Mine />);
  await screen.findByText('good');
  fakeApi({ 'GET mine/': () => problem(404, 'not_found') });
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('not_found')).toBeVisible();
});

it('the cache keeps the page of a list while another loads, and without a connection', async () => {
  const second = later<Thing | Response>();
  fakeApi({ 'GET list/': ({ params }) => (params.get('page') === '1' ? { name: 'one' } : second.promise) });
  const { rerender } = render(<List page={1} />);
  await screen.findByText('one');
  rerender(<List page={2} />);
  expect(screen.getByText('one stale other')).toBeVisible();
  await act(async () => second.give({ name: 'two' }));
  expect(await screen.findByText('two')).toBeVisible();
  fakeApi({ 'GET list/': noConnection });
  rerender(<List page={3} />);
  expect(await screen.findByText('two stale other')).toBeVisible();
});

it('the cache does not pass the page of another query for an answer when the API refuses this one', async () => {
  fakeApi({ 'GET list/': ({ params }) => (params.get('page') === '1' ? { name: 'one' } : problem(500, 'internal')) });
  const { rerender } = render(<List page={1} />);
  await screen.findByText('one');
  rerender(<List page={2} />);
  expect(await screen.findByText('internal')).toBeVisible();
});

it('reads the query that is shown also when the read for the one before begins late', async () => {
  const answer = later<Thing>();
  const calls = fakeApi({
    'GET list/': ({ params }) => (params.get('page') === '2' ? answer.promise : { name: 'one' }),
  });
  // With an answer to show, SWR begins the read a frame later.
  const pages = (page: number) => (
    <FirstAnswers value={{ [listRead({ page: 1 })]: { name: 'one' } }}>
      <List page={page} />
    </FirstAnswers>
  );
  const { rerender } = render(pages(1));
  rerender(pages(2));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => answer.give({ name: 'two' }));
  expect(await screen.findByText('two')).toBeVisible();
});

it('reads as the profile in use also when the read for the one before begins late', async () => {
  const answer = later<Thing>();
  const calls = fakeApi({ 'GET list/': () => answer.promise });
  render(
    <FirstAnswers value={markOfGuest({ [listRead({ page: 1 })]: { name: 'of everybody' } })}>
      <List page={1} />
    </FirstAnswers>,
  );
  act(() => signInAs.company());
  await act(() => new Promise(requestAnimationFrame));
  expect(calls.map(({ headers }) => ofCompany(headers))).toEqual([sellerProfile.id]);
  await act(async () => answer.give({ name: 'own' }));
  expect(await screen.findByText('own')).toBeVisible();
});

it('shows no page of another profile while a list loads', async () => {
  fakeApi({
    'GET list/': ({ headers }) =>
      ofCompany(headers) === sellerProfile.id ? { name: 'of Żuraw' } : new Promise(() => undefined),
  });
  signInAs.company();
  render(<List page={1} />);
  await screen.findByText('of Żuraw');
  act(() => switchProfile(otherProfile));
  expect(screen.getByText('loading')).toBeVisible();
});

it('reads again what failed while the server was away as soon as it is back, and nothing else', async () => {
  signInAs.person();
  let answer: () => unknown = noConnection;
  const calls = fakeApi({ 'GET mine/': () => answer() });
  const back = () => act(() => void window.dispatchEvent(new Event('wp:live-opened')));
  render(<Mine />);
  expect(await screen.findByText('network')).toBeVisible();
  answer = () => problem(503, 'unavailable');
  back();
  expect(await screen.findByText('unavailable')).toBeVisible();
  answer = () => ({ name: 'here again' });
  back();
  expect(await screen.findByText('here again')).toBeVisible();
  back();
  expect(calls).toHaveLength(3);
});
