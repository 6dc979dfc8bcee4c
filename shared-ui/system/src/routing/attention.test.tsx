import { act, render, screen } from '@testing-library/react';
import { setAttention, useAttention } from './attention.ts';
import { usePage } from './use-page.ts';

function Page({ title }: { title: string }) {
  usePage({ title });
  return <p>{useAttention('messages')}</p>;
}

afterEach(() => {
  act(() => {
    setAttention('messages', 0);
    setAttention('notifications', 0);
  });
});

test('the count comes before the title of each page, and goes again', () => {
  const { rerender } = render(<Page title="Wpisy" />);
  expect(document.title).toBe('Wpisy · Wspólnik');
  act(() => setAttention('messages', 2));
  act(() => setAttention('notifications', 1));
  expect(document.title).toBe('(3) Wpisy · Wspólnik');
  expect(screen.getByText('2')).toBeInTheDocument();
  rerender(<Page title="Oferty" />);
  expect(document.title).toBe('(3) Oferty · Wspólnik');
  act(() => setAttention('notifications', 120));
  expect(document.title).toBe('(99+) Oferty · Wspólnik');
  act(() => setAttention('notifications', 0));
  act(() => setAttention('messages', 0));
  expect(document.title).toBe('Oferty · Wspólnik');
});

test('the shell announces a page without the count', () => {
  const announced: string[] = [];
  const listen = (event: Event) => announced.push((event as CustomEvent<{ title: string }>).detail.title);
  window.addEventListener('wp:page', listen);
  setAttention('messages', 2);
  render(<Page title="Firmy" />);
  window.removeEventListener('wp:page', listen);
  expect(announced).toEqual(['Firmy']);
});
