import { fireEvent } from '@testing-library/react';
import { startPageEffects } from './page-effects.ts';

beforeAll(startPageEffects);
beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/companies">Firmy</a><input aria-label="Szukaj"></header>
    <p id="announcer"></p>
    <main id="main"></main>`;
});

const part = (selector: string) => document.querySelector(selector) as HTMLElement;

/** As a person and the router do: a click on a link, whose page is still to come. */
function follow(path: string): void {
  part('a').focus();
  fireEvent.pointerDown(part('a'));
  window.history.pushState(null, '', path);
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event'));
}

function arrive(title: string): void {
  part('#main').innerHTML = `<h1>${title}</h1>`;
  window.dispatchEvent(new CustomEvent('wp:page', { detail: { title } }));
}

it('a navigation moves the focus to the heading of the new page and announces its title', () => {
  follow('/companies');
  arrive('Firmy');
  expect(part('h1')).toHaveFocus();
  expect(part('#announcer')).toHaveTextContent('Firmy');
});

it('a person who types in the header while the page is loading keeps the focus', () => {
  follow('/offers');
  fireEvent.pointerDown(part('input'));
  part('input').focus();
  arrive('Oferty');
  expect(part('input')).toHaveFocus();
  expect(part('#announcer')).toHaveTextContent('Oferty');
});

it('the new page takes the focus that a closing menu has returned', () => {
  follow('/posts');
  part('input').focus();
  arrive('Wpisy');
  expect(part('h1')).toHaveFocus();
});

it('the new page takes the focus of a person who has clicked beside everything', () => {
  follow('/webinars');
  fireEvent.pointerDown(document.body);
  (document.activeElement as HTMLElement).blur();
  arrive('Webinary');
  expect(part('h1')).toHaveFocus();
});
