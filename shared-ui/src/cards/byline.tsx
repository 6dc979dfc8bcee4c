import { Avatar, type DateInput, Link, RelativeDate } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './byline.module.css';

/** Who wrote something, as the API says it; without a name once the account is deleted. */
export interface BylineAuthor {
  id: string;
  type: 'user' | 'company' | 'admin';
  name: string | null;
  thumbnail: string | null;
  deleted: boolean;
}

export interface BylineProps {
  author: BylineAuthor;
  date: string;
  now: DateInput;
  /** The page of what was written, path without locale: the date becomes a link to it. */
  href?: string;
  /** Further words of the second line. */
  children?: ReactNode;
  /** The author's name is a heading of the page. */
  headingLevel?: 2 | 3 | 4;
  size?: number;
  /** At the end of the line: a menu, a badge. */
  end?: ReactNode;
}

/** What an author is called; of a deleted account nothing else is left. */
export function useAuthorName(author: BylineAuthor): string {
  const intl = useIntl();
  const gone = author.deleted || author.name === null;
  return gone ? intl.formatMessage({ id: 'ui.account.deleted' }) : (author.name ?? '');
}

/** Picture, name and day. */
export function Byline({ author, date, now, href, children, headingLevel, size = 44, end }: BylineProps) {
  const name = useAuthorName(author);
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const gone = author.deleted || author.name === null;
  const day = <RelativeDate value={date} now={now} />;
  return (
    <div className={styles.byline}>
      <Avatar
        name={name}
        image={gone ? null : author.thumbnail}
        size={size}
        shape={author.type === 'company' ? 'square' : 'round'}
      />
      <div className={styles.who}>
        <Name className={styles.name}>
          {gone ? (
            name
          ) : (
            <Link to={author.type === 'company' ? `/companies/${author.id}` : `/profiles/${author.id}`}>{name}</Link>
          )}
        </Name>
        <p className={styles.line}>
          {children}
          {href ? <Link to={href}>{day}</Link> : day}
        </p>
      </div>
      {end}
    </div>
  );
}
