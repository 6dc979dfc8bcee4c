import type { PostReply } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { postPath, postRead } from '../../lib/posts.reads.ts';
import { signInPath } from '../../lib/sign-in-path.ts';
import { PostCard } from './post-card.tsx';
import classes from './posts.module.css';

/** The post of the address, above the list: without scripts there is no dialog. */
export function PlainPost({ id }: { id: string }) {
  const post = useRead<PostReply>(postRead({ id })).data?.data;
  if (!post) return null;
  const href = postPath(id);
  return (
    <PostCard
      post={post}
      now={null}
      href={href}
      headingLevel={2}
      signInPath={signInPath(href)}
      className={classes.plain}
    />
  );
}
