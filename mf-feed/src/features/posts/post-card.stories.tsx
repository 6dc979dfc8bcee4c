import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { messages } from '../../testing/messages.ts';
import { picture } from '../../testing/picture.ts';
import { CommentItem } from './comment-item.tsx';
import { PostCard } from './post-card.tsx';
import type { PostCardProps } from './post-data.ts';
import { ANNA, exampleComment, examplePost, GONE, NOW } from './testing/posts.ts';

const nothing = () => undefined;
const LONG = 'Rynek energii zmienia się szybciej niż umowy, które na nim podpisujemy. '.repeat(12);

const meta: Meta<typeof PostCard> = {
  title: 'Cards/Post card',
  component: PostCard,
  parameters: { messages },
  args: {
    post: examplePost,
    now: NOW,
    href: '/posts?post=post-1',
    onReact: nothing,
    onComments: nothing,
    onShare: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PostCard>;

const post = (over: Partial<typeof examplePost>): Partial<PostCardProps> => ({ post: { ...examplePost, ...over } });
const hiding = { reason: 'Reklama bez oznaczenia', contest: null };

export const OfACompany: Story = {};
export const Liked: Story = { args: post({ my_reaction: 'like', reaction_count: 25 }) };
export const ReactionOnItsWay: Story = {
  args: { ...post({ my_reaction: 'like', reaction_count: 25 }), reacting: true },
};
export const WithPicture: Story = { args: post({ images: [picture(1024, 640)] }) };
export const TallPicture: Story = { args: post({ images: [picture(600, 2400)], comments: [] }) };
export const FivePictures: Story = {
  args: post({ images: [600, 900, 1200, 1500, 1800].map((height) => picture(1024, height)), comments: [] }),
};
export const Seeking: Story = {
  args: post({ type: 'seeks', category: { name: 'Dachy', name_en: 'Roofs' }, city: 'Zakopane', comments: [] }),
};
export const OfferGone: Story = { args: post({ type: 'offers', offer: null, comments: [] }) };
export const PictureAlone: Story = { args: post({ text: '', images: [picture(1024, 440)], comments: [] }) };
export const LongText: Story = { args: post({ text: LONG, comments: [] }) };
export const WordWithoutEnd: Story = { args: post({ text: 'https://example.com/'.repeat(20), comments: [] }) };
export const OfAPersonWithoutReactions: Story = {
  args: post({
    author: { id: ANNA, type: 'user', name: 'Anna Nowak', thumbnail: null, deleted: false, shared_contacts: 0 },
    reaction_count: 0,
    comments: [],
    comment_count: 0,
    created_at: NOW,
  }),
};
export const OfTheAdministration: Story = {
  args: post({
    author: { id: ANNA, type: 'admin', name: 'Wspólnik', thumbnail: null, deleted: false, shared_contacts: 0 },
    created_at: '2026-09-01T10:00:00Z',
  }),
};
export const LongName: Story = {
  args: post({
    author: { ...examplePost.author, name: 'Przedsiębiorstwo Wielobranżowe Konstantynopolitańczykiewicz i Synowie' },
  }),
};
export const DeletedAccounts: Story = {
  args: post({
    text: `Dziękuję: @[Jan](user:${GONE}) i @[Ania](user:${ANNA}).`,
    author: { ...examplePost.author, name: null, deleted: true },
    comments: [],
  }),
};
export const ForAnAdmin: Story = {
  args: {
    ...post({ allowed_actions: ['delete', 'hide', 'report'] }),
    onDelete: nothing,
    onHide: nothing,
    onReport: nothing,
  },
};
export const HiddenWithReason: Story = {
  args: { ...post({ hidden: hiding, allowed_actions: ['contest', 'delete'] }), onContest: nothing, onDelete: nothing },
};
export const HiddenObjectionOpen: Story = {
  args: post({ hidden: { ...hiding, contest: { status: 'open', answer: null } } }),
};
export const HiddenForGood: Story = {
  args: post({
    hidden: { ...hiding, contest: { status: 'upheld', answer: 'Wpis sprzedaje usługę, a nie mówi o tym.' } },
  }),
};
export const AllComments: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {['comment-1', 'comment-2', 'comment-3'].map((id) => (
          <CommentItem
            key={id}
            comment={{ ...exampleComment, id, allowed_actions: id === 'comment-2' ? ['delete'] : [] }}
            now={NOW}
            onDelete={nothing}
          />
        ))}
      </div>
    ),
  },
};

function Working(props: PostCardProps) {
  const [shown, setShown] = useState(props.post);
  const change = () =>
    setShown({
      ...shown,
      my_reaction: shown.my_reaction ? null : 'like',
      reaction_count: shown.reaction_count + (shown.my_reaction ? -1 : 1),
    });
  return <PostCard {...props} post={shown} onReact={change} />;
}
export const TakesALike: Story = { render: (args) => <Working {...args} /> };
