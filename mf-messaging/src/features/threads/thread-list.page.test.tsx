import { render, screen } from '@testing-library/react';
import { loadCommonMessages, Providers } from '@wspolnik/shared-ui';
import { axe } from '@wspolnik/shared-ui/testing';
import en from '../../messages/en.json';
import pl from '../../messages/pl.json';
import { ThreadListPage } from './thread-list.page.tsx';

it.each([
  ['pl', '/messages', 'Wiadomości', 'Znajdź firmę', '/companies'],
  ['en', '/en/messages', 'Messages', 'Find a company', '/en/companies'],
] as const)('shows an empty inbox that leads to companies: %s', async (locale, url, title, action, href) => {
  window.history.replaceState(null, '', url);
  await loadCommonMessages(locale);
  const { container } = render(
    <Providers locale={locale} messages={locale === 'pl' ? pl : en}>
      <ThreadListPage />
    </Providers>,
  );
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(document.title).toBe(`${title} · Wspólnik`);
  expect(await axe(container)).toEqual([]);
});
