import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ThreadListPage } from './thread-list.page.tsx';

it.each([
  ['pl', '/messages', 'Wiadomości', 'Znajdź firmę', '/companies'],
  ['en', '/en/messages', 'Messages', 'Find a company', '/en/companies'],
] as const)('shows an empty inbox that leads to companies: %s', async (locale, url, title, action, href) => {
  const { container } = await renderPage(<ThreadListPage />, { url, locale });
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(document.title).toBe(`${title} · Wspólnik`);
  expect(await axe(container)).toEqual([]);
});
