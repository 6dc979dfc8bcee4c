import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Avatar } from '../avatar/avatar.tsx';
import { Picture } from './picture.tsx';
import { pictureSource } from './picture-source.ts';

const image = { url: '/api/files/file-1.jpg', alt: 'Warsztat', width: 800, height: 500 };
const SIZES = '(max-width: 567px) 100vw, 290px';

test('a picture offers its widths up to its own, and reserves its space', () => {
  render(<Picture image={image} name="Sklep" sizes={SIZES} />);
  const shown = screen.getByRole('img', { name: 'Warsztat' });
  expect(shown).toHaveAttribute(
    'srcset',
    [
      '/api/files/file-1.jpg?w=96 96w',
      '/api/files/file-1.jpg?w=192 192w',
      '/api/files/file-1.jpg?w=320 320w',
      '/api/files/file-1.jpg?w=640 640w',
      '/api/files/file-1.jpg?w=1024 800w',
    ].join(', '),
  );
  expect(shown).toHaveAttribute('sizes', SIZES);
  expect(shown).toHaveAttribute('src', image.url);
  expect(shown).toHaveAttribute('width', '800');
  expect(shown).toHaveAttribute('height', '500');
});

test('a picture waits until it is near the screen, unless it is on the first one, where it comes first', () => {
  const { rerender } = render(<Picture image={image} name="Sklep" sizes={SIZES} />);
  const shown = screen.getByRole('img');
  expect(shown).toHaveAttribute('loading', 'lazy');
  expect(shown).not.toHaveAttribute('fetchpriority');
  rerender(<Picture image={image} name="Sklep" sizes={SIZES} loading="eager" />);
  expect(shown).toHaveAttribute('loading', 'eager');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
});

test('a picture is the same on the server and in the browser', () => {
  const picture = <Picture image={image} name="Sklep" sizes={SIZES} loading="eager" />;
  const { container } = render(picture);
  const server = document.createElement('div');
  server.innerHTML = renderToString(picture).replace(/<link[^>]*>/g, '');
  const attributes = (root: HTMLElement) =>
    Object.fromEntries(Array.from(root.querySelector('img')?.attributes ?? [], ({ name, value }) => [name, value]));
  expect(attributes(server)).toEqual(attributes(container));
});

test('a picture that fails to load reports it', () => {
  const onError = jest.fn();
  render(<Picture image={image} name="Sklep" sizes={SIZES} onError={onError} />);
  fireEvent.error(screen.getByRole('img'));
  expect(onError).toHaveBeenCalledTimes(1);
});

test.each([
  ['a tiny one only its own size', '/api/files/file-1.jpg', 60, '/api/files/file-1.jpg?w=96 60w'],
  [
    'a private one its signed address',
    '/api/files/private-1.jpg?expires=1&signature=a',
    96,
    '/api/files/private-1.jpg?expires=1&signature=a&w=96 96w',
  ],
])('of widths, a picture offers: %s', (_, url, width, srcSet) => {
  expect(pictureSource(url, '96px', width)).toEqual({ src: url, srcSet, sizes: '96px' });
});

test.each([
  'data:image/png;base64,AA',
  'blob:http://localhost/1',
  'https://example.test/a.jpg',
  '/api/files/private-1.png?expires=1',
])('a picture that the API does not scale has no widths: %s', (url) => {
  expect(pictureSource(url, '96px', 96)).toEqual({ src: url });
});

test('an avatar offers widths for its side on any screen, and is lazy unless it is on the first one', () => {
  const { container, rerender } = render(<Avatar name="Ewa Lis" image="/api/files/file-2-320.jpg" size={48} />);
  const shown = container.querySelector('img');
  expect(shown).toHaveAttribute('sizes', '48px');
  expect(shown?.getAttribute('srcset')).toBe(
    '/api/files/file-2-320.jpg?w=96 96w, /api/files/file-2-320.jpg?w=192 192w, /api/files/file-2-320.jpg?w=320 320w',
  );
  expect(shown).toHaveAttribute('loading', 'lazy');
  rerender(<Avatar name="Ewa Lis" image="/api/files/file-2-320.jpg" size={48} eager />);
  expect(shown).toHaveAttribute('loading', 'eager');
});
