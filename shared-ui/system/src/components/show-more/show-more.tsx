import { classNames, Link, MoreToggle } from '@wspolnik/system';
import { Fragment, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { cutText, type Mentions, parsePostText, type TextPart } from './post-text.ts';
import styles from './show-more.module.css';

/** A run of text; with `href`, an address in the web. */
export interface LinkedPart {
  text: string;
  href?: string;
}

export interface ShowMoreProps {
  text: string;
  /** With it, the markup of mentions becomes links; without it, the text is shown unchanged. */
  mentions?: Mentions;
  /** Finds the web addresses of a text; they become links that pass nothing on. */
  links?(text: string): readonly LinkedPart[];
  /** Code points of the displayed text; 300 by the specification. */
  limit?: number;
  className?: string;
}

/** A text with its line breaks, truncated when it is long. */
export function ShowMore({ text, mentions, links, limit = 300, className }: ShowMoreProps) {
  const intl = useIntl();
  const mayMention = mentions !== undefined && text.includes('@[');
  // `length` is never less than the number of code points, so most texts need no counting.
  if (!mayMention && text.length <= limit) {
    return (
      <p dir="auto" className={classNames(styles.text, className)}>
        {linked(text, links)}
      </p>
    );
  }
  const parts = mayMention
    ? parsePostText(text, mentions, intl.formatMessage({ id: 'ui.account.deleted' }))
    : [{ text, mention: false }];
  const cut = text.length > limit ? cutText(parts, limit) : null;
  if (cut) return <CutText {...{ parts, cut, links, className }} />;
  return (
    <p dir="auto" className={classNames(styles.text, className)}>
      {shownParts(parts, links)}
    </p>
  );
}

interface CutTextProps extends Pick<ShowMoreProps, 'links'> {
  parts: readonly TextPart[];
  /** The truncated parts. */
  cut: readonly TextPart[];
  className?: string;
}

function CutText({ parts, cut, links, className }: CutTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = ({ currentTarget: button }: MouseEvent) => {
    flushSync(() => setOpen(!open));
    // Collapsing removes thousands of characters above the button: without this it would be far above the viewport.
    if (open) button.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <div className={classNames(styles.box, className)}>
      <p id={id} dir="auto" className={styles.text}>
        {open ? (
          <span key="all">{shownParts(parts, links)}</span>
        ) : (
          <span key="cut" className="wp-needs-scripts">
            {shownParts(cut, links, true)}
            <span>…</span>
          </span>
        )}
        <noscript>{shownParts(parts, links)}</noscript>
      </p>
      <MoreToggle open={open} controls={id} onClick={toggle} />
    </div>
  );
}

/** The parts do not change order, so the index is a stable key. */
const shownParts = (parts: readonly TextPart[], links: ShowMoreProps['links'], isCut = false) =>
  parts.map(({ text, href, mention }, index) => {
    const key = `${index} ${href ?? ''}`;
    // The end of a cut text may be half an address.
    if (!mention) return <Fragment key={key}>{linked(text, links, isCut && index === parts.length - 1)}</Fragment>;
    if (!href) return <bdi key={key}>{text}</bdi>;
    return (
      <Link key={key} to={href} className={styles.mention}>
        {text}
      </Link>
    );
  });

/** A text with its web addresses as links; `isOpen` leaves out an address at the very end. */
function linked(text: string, links: ShowMoreProps['links'], isOpen = false): ReactNode {
  const found = links?.(text);
  if (!found?.some(({ href }) => href)) return text;
  return found.map((part, index) => {
    const { text: shown, href } = part;
    if (!href || (isOpen && index === found.length - 1)) return shown;
    return (
      <a key={index} href={href} target="_blank" rel="noopener nofollow ugc" className={styles.mention}>
        {shown}
      </a>
    );
  });
}
