import { classNames, Link, MoreToggle } from '@wspolnik/shared-ui';
import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { cutText, type Mentions, parsePostText, type TextPart } from './post-text.ts';
import styles from './show-more.module.css';

export interface ShowMoreProps {
  text: string;
  /** Given, the markup of mentions becomes links; without it the text is shown as it is. */
  mentions?: Mentions;
  /** Code points of what people read; 300 by the specification. */
  limit?: number;
  className?: string;
}

/** A text with its line breaks, its beginning alone when it is long. */
export function ShowMore({ text, mentions, limit = 300, className }: ShowMoreProps) {
  const intl = useIntl();
  const mayMention = mentions !== undefined && text.includes('@[');
  // Bytes are never fewer than code points: most texts need no counting.
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
  /** Their beginning. */
  cut: readonly TextPart[];
  className?: string;
}

function CutText({ parts, cut, className }: CutTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = ({ currentTarget: button }: MouseEvent) => {
    flushSync(() => setOpen(!open));
    // Thousands of characters above the button have gone: without this it would be far above the screen.
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

/** Same text, same order: the index is a part's only name. */
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
