import type { PostComment } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import { TextBox } from '../../../lib/text-box/text-box.tsx';
import { addComment } from '../posts.api.ts';
import { commentsMessages as messages } from '../posts.messages.ts';
import { latestPost, learnPosts, refreshPost } from '../posts-store.ts';
import classes from './open-post.module.css';

export interface AnswerBoxProps {
  postId: string;
  onAdded(comment: PostComment): void;
}

/** The field for a comment; its draft is the post's own. */
export function AnswerBox({ postId, onAdded }: AnswerBoxProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.answer}>
      <TextBox
        compact
        draft={`comment.${postId}`}
        label={formatMessage(messages.label)}
        placeholder={formatMessage(messages.placeholder)}
        submitLabel={formatMessage(messages.send)}
        onSubmit={async (values, key) => {
          try {
            const comment = await addComment(postId, values, key);
            onAdded(comment);
            const post = latestPost(postId);
            if (post) learnPosts([{ ...post, comments: [comment], comment_count: post.comment_count + 1 }]);
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
