import { classNames, Menu, type MenuItem } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { authorName } from './byline.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import icons from './feed-icons.module.css';
import styles from './post-card.module.css';
import type { PostCardProps } from './post-card.tsx';

/** What the API allows this person to do with the post and the page can do; nothing when that is nothing. */
export function PostMenu(props: PostCardProps) {
  const { post, onDelete } = props;
  const intl = useIntl();
  const author = authorName(post.author, intl);
  const [asking, setAsking] = useState<boolean | null>(null);
  const items = useItems(props, () => setAsking(true));
  if (items.length === 0) return null;
  // A text with a placeholder takes ICU many times as long as one without, on every card.
  const label = `${intl.formatMessage({ id: 'ui.post.menu' })}, ${author}`;
  return (
    <>
      <Menu
        label={label}
        trigger={
          <button type="button" className={classNames(icons.before, icons.more, styles.menu)} aria-label={label} />
        }
        items={items}
      />
      {asking !== null && (
        <DeleteQuestion
          open={asking}
          question="ui.post.deleteQuestion"
          onDelete={() => onDelete?.(post)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useItems(props: PostCardProps, ask: () => void): MenuItem[] {
  const { post, onReport, onHide, onRestore, onDelete } = props;
  const intl = useIntl();
  const item = (action: string, id: string, handler: ((of: typeof post) => unknown) | undefined): MenuItem[] =>
    handler && post.allowed_actions.includes(action)
      ? [{ title: intl.formatMessage({ id }), onClick: () => handler(post) }]
      : [];
  return [
    ...item('report', 'ui.post.report', onReport),
    ...item('hide', 'ui.post.hide', onHide),
    ...item('restore', 'ui.post.restore', onRestore),
    ...item('delete', 'ui.post.delete', onDelete && ask).map((one) => ({ ...one, danger: true, separated: true })),
  ];
}
