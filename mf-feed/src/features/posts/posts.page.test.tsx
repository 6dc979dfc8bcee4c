import { render, screen } from '@testing-library/react';
import { loadCommonMessages, Providers } from '@wspolnik/shared-ui';
import { axe } from '@wspolnik/shared-ui/testing';
import en from '../../messages/en.json';
import pl from '../../messages/pl.json';
import { PostsPage } from './posts.page.tsx';

it.each([
  ['pl', '/posts', 'Wpisy', 'Przeglądaj firmy', '/companies'],
  ['en', '/en/posts', 'Posts', 'Browse companies', '/en/companies'],
] as const)('explains the feed and leads to companies: %s', async (locale, url, title, action, href) => {
  window.history.replaceState(null, '', url);
  await loadCommonMessages(locale);
  const { container } = render(
    <Providers locale={locale} messages={locale === 'pl' ? pl : en}>
      <PostsPage />
    </Providers>,
  );
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.title).toBe(`${title} · Wspólnik`);
  expect(await axe(container)).toEqual([]);
});
