import { classNames, Link, MoreToggle } from '@wspolnik/shared-ui';
import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { cutText, type Mentions, parsePostText, type TextPart } from './post-text.ts';
import styles from './show-more.module.css';

export interface ShowMoreProps {
  text: string;
  /** With it, the markup of mentions becomes links; without it, the text is shown unchanged. */
  mentions?: Mentions;
  /** Code points of the displayed text; 300 by the specification. */
  limit?: number;
  className?: string;
}

/** A text with its line breaks, truncated when it is long. */
export function ShowMore({ text, mentions, limit = 300, className }: ShowMoreProps) {
  const intl = useIntl();
  const mayMention = mentions !== undefined && text.includes('@[');
  // `length` is never less than the number of code points, so most texts need no counting.
  if (!mayMention && text.length <= limit) return <p className={classNames(styles.text, className)}>{text}</p>;
  const parts = mayMention
    ? parsePostText(text, mentions, intl.formatMessage({ id: 'ui.account.deleted' }))
    : [{ text, mention: false }];
  const cut = text.length > limit ? cutText(parts, limit) : null;
  if (cut) return <CutText parts={parts} cut={cut} className={className} />;
  return <p className={classNames(styles.text, className)}>{shownParts(parts)}</p>;
}

interface CutTextProps {
  parts: readonly TextPart[];
  /** The truncated parts. */
  cut: readonly TextPart[];
  className?: string;
}

function CutText({ parts, cut, className }: CutTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = ({ currentTarget: button }: MouseEvent) => {
    flushSync(() => setOpen(!open));
    // Collapsing removes thousands of characters above the button: without this it would be far above the viewport.
    if (open) button.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <div className={classNames(styles.box, className)}>
      <p id={id} className={styles.text}>
        {shownParts(open ? parts : cut)}
        {!open && '…'}
      </p>
      <MoreToggle open={open} controls={id} onClick={toggle} />
    </div>
  );
}

/** The parts do not change order, so the index is a stable key. */
const shownParts = (parts: readonly TextPart[]) =>
  parts.map(({ text, href, mention }, index) => {
    const key = `${index} ${href ?? ''}`;
    if (!mention) return text;
    if (!href) return <span key={key}>{text}</span>;
    return (
      <Link key={key} to={href} className={styles.mention}>
        {text}
      </Link>
    );
  });
