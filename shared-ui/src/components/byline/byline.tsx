import { Avatar, classNames, type DateInput, Link, RelativeDate } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
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
  /** Stands before the day, in the same line. */
  facts?: readonly string[];
  /** The author's name is a heading of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Side of the picture in px. */
  size?: 32 | 44;
  /** At the end of the line: a menu, a badge. */
  end?: ReactNode;
  /** Stands below, in line with the name; `children` below it. Two, so that a comment needs no fragment around them. */
  written?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** What an author is called; of a deleted account nothing else is left. */
export function authorName({ name, deleted }: BylineAuthor, intl: IntlShape): string {
  return deleted || name === null ? intl.formatMessage({ id: 'ui.account.deleted' }) : name;
}

/** A line breaks after it. */
const DOT = '\u00a0· ';

/** Picture, name and day, and what was written, in one box. */
export function Byline(props: BylineProps) {
  const { author, size = 44, end, className, written, children } = props;
  const name = authorName(author, useIntl());
  const gone = author.deleted || author.name === null;
  return (
    <div className={classNames(styles.byline, className)}>
      {gone ? (
        <span className={size === 32 ? styles.goneSmall : styles.gone}>
          <span aria-hidden="true" className={styles.nobody} />
        </span>
      ) : (
        <Avatar
          name={name}
          image={author.thumbnail}
          size={size}
          shape={author.type === 'company' ? 'square' : 'round'}
        />
      )}
      <NameLine {...props} gone={gone} name={name} />
      <SecondLine {...props} />
      {end}
      {written}
      {children}
    </div>
  );
}

type NameLineProps = Pick<BylineProps, 'author' | 'headingLevel'> & { gone: boolean; name: string };

/** A link, unless the account is deleted. Where it is no heading it needs nothing around it. */
function NameLine({ author, headingLevel, gone, name }: NameLineProps) {
  const Heading = headingLevel && (`h${headingLevel}` as const);
  if (gone) {
    const Name = Heading ?? 'span';
    return <Name className={styles.name}>{name}</Name>;
  }
  const to = author.type === 'company' ? `/companies/${author.id}` : `/profiles/${author.id}`;
  if (Heading) {
    return (
      <Heading className={styles.name}>
        <Link to={to}>{name}</Link>
      </Heading>
    );
  }
  return (
    <Link className={styles.name} to={to}>
      {name}
    </Link>
  );
}

/** The day alone needs no paragraph. */
function SecondLine({ date, now, href, facts = [] }: BylineProps) {
  if (!href && facts.length === 0) return <RelativeDate className={styles.line} value={date} now={now} />;
  const day = <RelativeDate value={date} now={now} />;
  return (
    <p className={styles.line}>
      {facts.length > 0 && facts.join(DOT) + DOT}
      {href ? <Link to={href}>{day}</Link> : day}
    </p>
  );
}
