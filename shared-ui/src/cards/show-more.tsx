import { classNames, Link } from '@wspolnik/shared-ui';
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
  const parts =
    mentions && text.includes('@[')
      ? parsePostText(text, mentions, intl.formatMessage({ id: 'ui.account.deleted' }))
      : [{ text, mention: false }];
  // Bytes are never fewer than code points: most texts need no counting.
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
  return (
    <div className={classNames(styles.box, className)}>
      <p id={id} className={styles.text}>
        {shownParts(open ? parts : cut)}
        {!open && '…'}
      </p>
      <Toggle open={open} textId={id} onToggle={setOpen} />
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

interface ToggleProps {
  open: boolean;
  textId: string;
  onToggle(open: boolean): void;
}

function Toggle({ open, textId, onToggle }: ToggleProps) {
  const intl = useIntl();
  const toggle = ({ currentTarget: button }: MouseEvent) => {
    flushSync(() => onToggle(!open));
    // Thousands of characters above the button have gone: without this it would be far above the screen.
    if (open) button.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={textId} onClick={toggle}>
      {intl.formatMessage({ id: open ? 'ui.showMore.less' : 'ui.showMore.more' })}
    </button>
  );
}
