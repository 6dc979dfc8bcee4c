import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { authorHistory, moderatedSubject, moderationItem, profileCard } from '@wspolnik/testing/samples';
import { messages } from '../../testing/messages.ts';
import { AuthorHistory } from './author-history.tsx';

const meta = {
  title: 'Administration/History of an author',
  component: AuthorHistory,
  parameters: { messages },
  args: { item: moderationItem() },
} satisfies Meta<typeof AuthorHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const seller = moderatedSubject({ type: 'offer', author: profileCard({ type: 'company', name: 'Pracownia Cyfrowa' }) });
const sales = authorHistory({
  offers_active: 4,
  offers_hidden: 1,
  orders_completed: 12,
  orders_cancelled: 2,
  orders_disputed: 3,
  rating: 4.5,
  rating_count: 8,
  cases_open: 1,
  suspensions: 1,
  warnings: 2,
});

export const Person: Story = {};
export const Seller: Story = { args: { item: moderationItem({ subject: seller, author_history: sales }) } };
export const NewSeller: Story = {
  args: {
    item: moderationItem({
      subject: seller,
      author_history: authorHistory({
        verified: false,
        offers_active: 1,
        offers_hidden: 0,
        rating: 0,
        rating_count: 0,
      }),
    }),
  },
};
