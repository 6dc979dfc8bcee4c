import type { PostComment } from '@wspolnik/contract';
import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { useIntl } from 'react-intl';
import { TextBox } from '../../../lib/text-box/text-box.tsx';
import { addComment, type CommentPlace } from '../posts.api.ts';
import { commentsMessages as messages } from '../posts.messages.ts';
import { latestPost, learnPosts, refreshPost } from '../posts-store.ts';
import classes from './open-post.module.css';

export interface AnswerBoxProps {
  place: CommentPlace;
  onAdded(comment: PostComment): void;
  /** What the text begins with. */
  start?: string;
  /** "Twój komentarz" by default. */
  label?: string;
  autoFocus?: boolean | undefined;
}

/** The field for a comment or an answer; its draft is that of the place. */
export function AnswerBox({ place, onAdded, start, label, autoFocus }: AnswerBoxProps) {
  const { formatMessage } = useIntl();
  const name = useSessionStore((session) => currentProfile(session)?.name ?? '');
  const { post_id: postId, parent_id: parentId } = place;
  const isAnswer = parentId !== undefined;
  return (
    <div className={isAnswer ? undefined : classes.answer}>
      <p className={classes.writer}>{formatMessage(messages.writer, { name })}</p>
      <TextBox
        compact
        draft={`comment.${parentId ?? postId}`}
        label={label ?? formatMessage(messages.label)}
        placeholder={formatMessage(isAnswer ? messages.answerPlaceholder : messages.placeholder)}
        submitLabel={formatMessage(isAnswer ? messages.answerSend : messages.send)}
        start={start}
        autoFocus={autoFocus}
        onSubmit={async (values, key) => {
          try {
            const comment = await addComment(place, values, key);
            onAdded(comment);
            const post = latestPost(postId);
            const newest = post && !isAnswer ? [comment] : post?.comments;
            if (post && newest) learnPosts([{ ...post, comments: newest, comment_count: post.comment_count + 1 }]);
          } catch (error) {
            // The refusal may mean that the post is gone, which the dialog then says.
            void refreshPost(postId);
            throw error;
          }
        }}
      />
    </div>
  );
}
