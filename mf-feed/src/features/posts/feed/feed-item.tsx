import type { Post } from '@wspolnik/contract';
import { memo } from 'react';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { PostCard } from '../post-card.tsx';
import type { PostHandlers } from '../post-data.ts';
import { useHeld, usePost } from '../posts-store.ts';

export interface FeedItemProps {
  /** As it was read with its list. */
  post: Post;
  now: number | null;
  /** Address of the open post, by its id. */
  hrefOf(id: string): string;
  handlers: PostHandlers;
  eager?: boolean;
  isGuest: boolean;
  headingLevel: 2 | 3;
}

function FeedItemView({ post: read, now, hrefOf, handlers, eager, isGuest, headingLevel }: FeedItemProps) {
  const post = usePost(read);
  const isReacting = useHeld(read.id);
  return (
    <li>
      <PostCard
        {...handlers}
        {...{ post, now, eager, headingLevel }}
        href={hrefOf(post.id)}
        reacting={isReacting}
        signInPath={isGuest ? signInPath(hrefOf(post.id)) : undefined}
      />
    </li>
  );
}

/** A post of a list, as it is now. */
export const FeedItem = memo(FeedItemView);
