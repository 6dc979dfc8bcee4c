import { Avatar, classNames, type DateInput, Link, RelativeDate } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './byline.module.css';
import { FeedIcon } from './feed-icon.tsx';

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
  /** Stands before the day, in the same line. */
  facts?: readonly string[];
  /** The author's name is a heading of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Side of the picture in px. */
  size?: 32 | 44;
  /** At the end of the line: a menu, a badge. */
  end?: ReactNode;
  /** What was written: stands below, in line with the name. */
  children?: ReactNode;
  className?: string;
}

/** What an author is called; of a deleted account nothing else is left. */
export function useAuthorName(author: BylineAuthor): string {
  const intl = useIntl();
  const gone = author.deleted || author.name === null;
  return gone ? intl.formatMessage({ id: 'ui.account.deleted' }) : (author.name ?? '');
}

/** A line breaks after it. */
const DOT = '\u00a0· ';

/** Picture, name and day, and what was written: in one box alone, as a list has sixty of them. */
export function Byline(props: BylineProps) {
  const { author, headingLevel, size = 44, end, className, children } = props;
  const name = useAuthorName(author);
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const gone = author.deleted || author.name === null;
  return (
    <div className={classNames(styles.byline, className)}>
      {gone ? (
        <span className={size === 32 ? styles.goneSmall : styles.gone}>
          <FeedIcon name="nobody" />
        </span>
      ) : (
        // Called, not mounted: it has no state, and a list has sixty of them.
        Avatar({ name, image: author.thumbnail, size, shape: author.type === 'company' ? 'square' : 'round' })
      )}
      <Name className={styles.name}>
        {gone ? (
          name
        ) : (
          <Link to={author.type === 'company' ? `/companies/${author.id}` : `/profiles/${author.id}`}>{name}</Link>
        )}
      </Name>
      {secondLine(props)}
      {end}
      {children}
    </div>
  );
}

/** The day alone needs no paragraph. */
function secondLine({ date, now, href, facts = [] }: BylineProps) {
  if (!href && facts.length === 0) return <RelativeDate className={styles.line} value={date} now={now} />;
  const day = <RelativeDate value={date} now={now} />;
  return (
    <p className={styles.line}>
      {facts.length > 0 && facts.join(DOT) + DOT}
      {href ? <Link to={href}>{day}</Link> : day}
    </p>
  );
}
