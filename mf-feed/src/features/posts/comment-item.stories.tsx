import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { CommentItem } from './comment-item.tsx';
import { ANNA, exampleComment, mentions, NOW } from './testing/posts.ts';

const meta: Meta<typeof CommentItem> = {
  title: 'Cards/Comment item',
  component: CommentItem,
  parameters: { messages },
  args: { comment: exampleComment, now: NOW },
};
export default meta;
type Story = StoryObj<typeof CommentItem>;

export const Plain: Story = {};
export const Deletable: Story = {
  args: { comment: { ...exampleComment, allowed_actions: ['delete'] }, onDelete: () => undefined },
};
export const WithMention: Story = {
  args: {
    comment: { ...exampleComment, text: `Dziękuję, @[Ania](user:${ANNA}).`, embedded_users: mentions.users },
  },
};
export const Long: Story = { args: { comment: { ...exampleComment, text: `${exampleComment.text} `.repeat(10) } } };
export const DeletedAccount: Story = {
  args: { comment: { ...exampleComment, author: { ...exampleComment.author, name: null, deleted: true } } },
};
