import { screen } from '@testing-library/react';
import type { Notification } from '@wspolnik/contract';
import { fakeApi, idOf, notification, notificationPage, profileCard, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { NotificationListPage } from './notification-list.page.tsx';

const created_at = new Date().toISOString();
const actor = profileCard({ id: idOf(21), name: 'Anna Nowak' });
const row = (n: number, given: Partial<Notification>) =>
  notification({ id: idOf(n), created_at, actor, params: {}, ...given });

async function show(...given: Notification[]) {
  signInAs.person();
  fakeApi({ 'GET notifications/': () => notificationPage(given) });
  await renderPage(<NotificationListPage />, { url: '/notifications' });
}

it.each([
  ['PostCommented', 'Anna Nowak komentuje: „Polecam”', 'Wpis: „Szukamy drukarni”'],
  ['MessageForUser', 'Nowa wiadomość od: Anna Nowak', '„Polecam”'],
  ['PostReacted', 'Anna Nowak lubi Twój wpis', '„Szukamy drukarni”'],
] as const)('a notification quotes what was written: %s', async (kind, text, quoted) => {
  const excerpt = kind === 'PostReacted' ? null : 'Polecam';
  const post_excerpt = kind === 'MessageForUser' ? null : 'Szukamy drukarni';
  await show(row(1, { kind, excerpt, post_excerpt }));
  expect(await screen.findByRole('link', { name: `Nowe: ${text}` })).toBeVisible();
  expect(screen.getByText(quoted)).toBeVisible();
});

it('quotes the last of several comments, and none where there are no words', async () => {
  const post = { type: 'post', id: idOf(50) } as const;
  await show(
    row(1, { kind: 'PostCommented', subject: post, excerpt: 'Drugi' }),
    row(2, { kind: 'PostCommented', subject: post, excerpt: 'Pierwszy' }),
    row(3, { kind: 'PostCommented', subject: { ...post, id: idOf(51) }, params: {} }),
  );
  expect(await screen.findByText('Anna Nowak komentuje kolejny raz: „Drugi”')).toBeVisible();
  expect(screen.getByText('Anna Nowak komentuje Twój wpis')).toBeVisible();
});
