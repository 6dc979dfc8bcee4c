import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberSearch } from '@wspolnik/kit/search';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, fakeApi, idOf, noConnection, signInAs, signOut, suggestion, suggestReply } from '@wspolnik/testing';
import { renderPage } from '../testing/render-page.ts';
import { SearchBox } from './search-box.tsx';

const SUGGEST = 'GET search/suggest/';
const field = () => screen.getByRole('combobox', { name: 'Szukaj wszędzie' });
const address = () => window.location.pathname + window.location.search;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  localStorage.clear();
  signOut();
});

async function typed(text: string, reply = suggestReply()) {
  const calls = fakeApi({ [SUGGEST]: () => reply });
  const { container } = await renderPage(<SearchBox />, { url: '/offers' });
  await userEvent.type(field(), text);
  return { calls, container };
}

it('the field works as a form before any script', async () => {
  await renderPage(<SearchBox />, { url: '/en/offers', locale: 'en' });
  const form = screen.getByRole('search').querySelector('form');
  expect(form).toHaveAttribute('action', '/en/search');
  expect(screen.getByRole('combobox')).toHaveAttribute('name', 'q');
});

it('the field suggests by kind while one types, and says how many', async () => {
  const { container } = await typed('stol');
  const list = within(await screen.findByRole('listbox', { name: 'Podpowiedzi' }));
  expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Szukaj',
    'Kategorie ofert',
    'Miasta',
    'Firmy',
    'Osoby',
    'Oferty',
  ]);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('6 podpowiedzi')).toBeInTheDocument();
  expect(container.querySelectorAll('mark')).toHaveLength(6);
  expect(await axe(container)).toEqual([]);
});

it('a text that is too long stays with a message instead of a search', async () => {
  const { calls } = await typed('stol');
  await screen.findByRole('listbox');
  calls.length = 0;
  await userEvent.clear(field());
  await userEvent.paste('x'.repeat(201));
  expect(field()).toHaveValue('x'.repeat(201));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/offers');
  expect((field() as HTMLInputElement).validationMessage).toBe('Za długo o 1 znak. Skróć tekst.');
  await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('settled'));
  expect(calls).toEqual([]);
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(address()).toBe(`/search?q=${'x'.repeat(200)}`);
});

it('the field asks for the typed text once, giving up the former question', async () => {
  const answer = jest.fn();
  fakeApi({ [SUGGEST]: ({ params }) => answer(params.get('q')) ?? new Promise(() => undefined) });
  const send = jest.spyOn(globalThis, 'fetch');
  await renderPage(<SearchBox />, { url: '/offers' });
  // In one task, because a slow machine would let the pause end between two keys.
  const typeAtOnce = (...values: string[]) => {
    for (const value of values) fireEvent.input(field(), { target: { value } });
  };
  await userEvent.click(field());
  typeAtOnce('k', 'kr');
  await waitFor(() => expect(answer).toHaveBeenLastCalledWith('kr'));
  typeAtOnce('kra', 'krak');
  await waitFor(() => expect(answer).toHaveBeenLastCalledWith('krak'));
  const signals = send.mock.calls.map(([request]) => (request as Request).signal);
  send.mockRestore();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('the field holds the page while the options on it are about to be replaced', async () => {
  const { dataset } = document.documentElement;
  let answer: ((reply: unknown) => void) | undefined;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  fakeApi({ [SUGGEST]: ({ params }) => (params.get('q') === 'dębow' ? late : suggestReply()) });
  await renderPage(<SearchBox />, { url: '/offers' });
  await userEvent.type(field(), 'dębo');
  await screen.findByRole('listbox');
  await waitFor(() => expect(dataset).toHaveProperty('settled'));
  await userEvent.type(field(), 'w');
  expect(options()).not.toEqual([]);
  expect(dataset).not.toHaveProperty('settled');
  answer?.(suggestReply({ results: [suggestion()] }));
  await waitFor(() => expect(options()).toHaveLength(1));
  await waitFor(() => expect(dataset).toHaveProperty('settled'));
});

it('the field goes through the options by keyboard and opens the chosen one', async () => {
  await typed('stoln');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('stół');
  await userEvent.keyboard('{End}');
  expect(active()).toContain('Stół dębowy');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
  expect(active()).toBe('Stolarstwo');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(`/offers?category=${idOf(2)}`);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  ['Stolec', '/offers?city=Stolec'],
  ['Stolarnia Żuraw', `/companies/${idOf(1)}`],
  ['Jan Stolarz', `/profiles/${idOf(3)}`],
  ['Stół dębowy', `/offers/${idOf(4)}`],
])('the field opens %s with a click', async (name, path) => {
  await typed('stola');
  const shown = await screen.findAllByRole('option');
  await userEvent.click(shown.find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement);
  expect(address()).toBe(path);
});

it('searches for a suggested word, and for what was typed without a choice', async () => {
  await typed('stolo');
  await userEvent.click(await screen.findByRole('option', { name: 'stół' }));
  expect(address()).toBe('/search?q=st%C3%B3%C5%82');
  await userEvent.clear(field());
  await userEvent.type(field(), ' łąka {Enter}');
  expect(address()).toBe('/search?q=%C5%82%C4%85ka');
});

it('the field closes on Escape and when the focus leaves, and opens again with an arrow', async () => {
  await typed('stolp');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('stolp');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('the field says when the suggestions are only similar', async () => {
  await typed('stlo', suggestReply({ closest: true, results: [suggestion()] }));
  expect(await screen.findByText(/Może chodzi o/)).toBeVisible();
});

it('the field is a plain search field when suggestions fail', async () => {
  fakeApi({ [SUGGEST]: () => noConnection() });
  await renderPage(<SearchBox />, { url: '/offers' });
  await userEvent.type(field(), 'zzz{Enter}');
  expect(address()).toBe('/search?q=zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
});

describe('the last searches', () => {
  it('the last searches are shown for an empty field, and can be searched again and removed', async () => {
    act(() => ['kawa', 'meble', 'Kawa'].forEach(rememberSearch));
    await renderPage(<SearchBox />, { url: '/offers' });
    await userEvent.click(field());
    await screen.findByRole('listbox', { name: 'Ostatnie wyszukiwania' });
    expect(options()).toEqual(['Kawa', 'meble']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(options()).toEqual(['Kawa']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/search?q=Kawa');
  });

  it('the last searches belong to the person, and are forgotten when they sign out', async () => {
    fakeApi({ 'POST accounts/logout/': () => undefined });
    act(() => signInAs.person());
    act(() => rememberSearch('poufne'));
    await act(() => useSessionStore.getState().signOut('remove'));
    await renderPage(<SearchBox />, { url: '/offers' });
    await userEvent.click(field());
    expect(options()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('poufne');
  });
});
