import type { Post } from '@wspolnik/contract';
import { Avatar, formatDate, Link, useLocale } from '@wspolnik/system';
import { authorName, Marked } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { excerptOf } from './excerpt.ts';
import classes from './search.module.css';

export interface PostHitProps {
  post: Post;
  q: string;
  headingLevel: 2 | 3;
}

/** A post in short: its author, its date and the text around the searched words. */
export function PostHit({ post, q, headingLevel }: PostHitProps) {
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const name = authorName(post.author, intl);
  return (
    <article className={classes.post}>
      <Avatar name={name} image={post.author.thumbnail} size={44} />
      <div>
        <Heading className={classes.postTitle}>
          <Link to={`/posts?post=${post.id}`} className={classes.postLink}>
            {name}
          </Link>
          <time dateTime={post.created_at}>{formatDate(post.created_at, locale)}</time>
        </Heading>
        <p className={classes.excerpt}>
          <Marked text={excerptOf(post.text, q)} q={q} />
        </p>
      </div>
    </article>
  );
}
