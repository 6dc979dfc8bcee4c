import { Avatar, classNames, type DateInput, formatDate, Link, RelativeDate } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import styles from './byline.module.css';

/** The author as the API returns it; without a name once the account is deleted. */
export interface BylineAuthor {
  id: string;
  type: 'user' | 'company' | 'admin';
  name: string | null;
  thumbnail: string | null;
  /** What a person writes beside their name. */
  headline?: string | null;
  deleted: boolean;
}

export interface BylineProps {
  author: BylineAuthor;
  date: string;
  /** When the text was last edited. */
  edited?: string | null | undefined;
  /** Null while it is unknown: dates are shown as such. */
  now: DateInput | null;
  /** The page of the text, as a path without locale: makes the date a link. */
  href?: string;
  /** Shown before the date, on the same line. */
  facts?: readonly string[];
  /** Makes the author's name a heading of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Side of the picture in px. */
  size?: 32 | 44;
  /** Shown at the end of the line, e.g. a menu or a badge. */
  end?: ReactNode;
  /**
   * Shown below the line, aligned with the name; `children` are below it. Separate props, so that a comment needs no fragment.
   */
  written?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** The author's name, or the text for a deleted account. */
export function authorName({ name, deleted }: BylineAuthor, intl: IntlShape): string {
  return deleted || name === null ? intl.formatMessage({ id: 'ui.account.deleted' }) : name;
}

/** A separator after which the line can break. */
const DOT = '\u00a0· ';

/** Picture, name and date of the author, and the text, in one box. */
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
      {author.headline && (
        <span className={styles.headline} title={author.headline}>
          {author.headline}
        </span>
      )}
      <SecondLine {...props} />
      {end}
      {written}
      {children}
    </div>
  );
}

type NameLineProps = Pick<BylineProps, 'author' | 'headingLevel'> & { gone: boolean; name: string };

/** A link to the author, or plain text for a deleted account. Needs a wrapper only as a heading. */
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

/** Without other content on its line, the date needs no paragraph. */
function SecondLine({ date, edited, now, href, facts = [] }: BylineProps) {
  if (!href && !edited && facts.length === 0) return <RelativeDate className={styles.line} value={date} now={now} />;
  const day = <RelativeDate value={date} now={now} />;
  return (
    <p className={styles.line}>
      {facts.length > 0 && <span>{facts.join(DOT) + DOT}</span>}
      {href ? <Link to={href}>{day}</Link> : day}
      {edited && <Edited at={edited} />}
    </p>
  );
}

function Edited({ at }: { at: string }) {
  const { formatMessage, locale } = useIntl();
  return (
    <time dateTime={at} title={formatDate(at, locale, { time: true })}>
      {DOT + formatMessage({ id: 'ui.date.edited' })}
    </time>
  );
}
