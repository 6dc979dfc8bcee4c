import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { PostCard } from './post-card.tsx';
import { PostCardSkeleton } from './post-card-skeleton.tsx';
import { examplePost, NOW } from './testing/posts.ts';

const meta = {
  title: 'States/Skeleton of a post',
  parameters: { messages, sameHeight: { from: 0 } },
} satisfies Meta;
export default meta;

const author = { ...examplePost.author, shared_contacts: 0 };
const post = { ...examplePost, author, text: 'Pierwszy wiersz\nDrugi wiersz\nTrzeci wiersz', comments: [] };

export const Post: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ maxWidth: 620 }}>
      <div data-card>
        <PostCardSkeleton />
      </div>
      <div data-card>
        <PostCard post={post} now={NOW} href="/posts?post=1" headingLevel={2} onShare={() => undefined} />
      </div>
    </div>
  ),
};
