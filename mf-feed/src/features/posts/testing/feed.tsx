import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Post } from '@wspolnik/contract';
import { MINUTE_MS, Toaster } from '@wspolnik/system';
import { idOf, pageOf, post, postComment, tellFrame } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { PostsPage } from '../posts.page.tsx';

export const showFeed = (query = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <PostsPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}/posts${query}`, locale },
  );

/** The n-th post, each older than the one before. */
export const nth = (n: number, over: Partial<Post> = {}): Post =>
  post({
    id: idOf(1000 + n),
    text: `Wpis ${n}`,
    created_at: new Date(Date.UTC(2026, 0, 3, 10) - n * MINUTE_MS).toISOString(),
    comments: [],
    comment_count: 0,
    reactions: [],
    reaction_count: 0,
    ...over,
  });

export const posts = (from: number, to: number): Post[] =>
  Array.from({ length: to - from + 1 }, (_, index) => nth(from + index));

export const feedPage = (results: Post[], count = results.length) => pageOf(results, { count });

export const commentPage = (from: number, to: number, count = to) => ({
  ...pageOf(
    Array.from({ length: to - from + 1 }, (_, index) => nthComment(from + index)),
    { count },
  ),
  limit: 5,
});

/** The n-th newest comment of the first post. */
export const nthComment = (n: number) =>
  postComment({
    id: idOf(2000 + n),
    post_id: idOf(1001),
    text: `Komentarz ${n}`,
    created_at: new Date(Date.UTC(2026, 0, 4, 10) - n * MINUTE_MS).toISOString(),
  });

/** A broadcast of the API. */
export const broadcast = (type: 'post.new' | 'post.changed', ...ids: string[]) =>
  act(() => tellFrame({ seq: 0, type, data: { ids } }));

/** Replaces the observer of the page; the returned function scrolls to the end of the list. */
export function scrolling() {
  const seen = new Set<() => void>();
  window.IntersectionObserver = class {
    private readonly see: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.see = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {
      seen.add(this.see);
    }
    disconnect() {
      seen.delete(this.see);
    }
  } as unknown as typeof IntersectionObserver;
  return () =>
    act(() => {
      for (const see of [...seen]) see();
    });
}

/** Chooses the last item of a post's menu, by keyboard. */
export async function chooseLast(name: string): Promise<void> {
  screen.getByRole('button', { name: /^Czynności/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}
