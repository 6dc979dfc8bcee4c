import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { PostsPage } from './posts.page.tsx';

it.each([
  ['pl', '/posts', 'Wpisy', 'Przeglądaj firmy', '/companies'],
  ['en', '/en/posts', 'Posts', 'Browse companies', '/en/companies'],
] as const)('explains the feed and leads to companies: %s', async (locale, url, title, action, href) => {
  const { container } = await renderPage(<PostsPage />, { url, locale });
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.title).toBe(`${title} · Wspólnik`);
  expect(await axe(container)).toEqual([]);
});
