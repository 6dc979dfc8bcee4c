import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered } from '@wspolnik/testing/answered';
import { recommendation, reflink } from '@wspolnik/testing/samples';
import { exampleImage, LONG_NAME } from '@wspolnik/testing/stories';
import { messages } from '../../testing/messages.ts';
import { ReferralRow, ReferralSkeleton } from './referral-row.tsx';

const { offer } = recommendation();
const row = recommendation({ offer: { ...offer, image: exampleImage(165) } });

const meta = {
  title: 'Referrals/Recommended offer',
  component: ReferralRow,
  parameters: { messages },
  args: { row, period: undefined },
  decorators: [answered({ 'GET reflink/': () => reflink() })],
} satisfies Meta<typeof ReferralRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link is read behind the row. */
const linked: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByDisplayValue(/ref=ref-ewa/);
};

export const Ordered: Story = { play: linked };
export const OnlyVisited: Story = {
  args: { row: recommendation({ orders: 0, earned: '0.00' }) },
  play: linked,
};
export const Pending: Story = { args: { row: { ...row, pending: '12.50' } }, play: linked };
export const LongTitle: Story = { args: { row: { ...row, offer: { ...row.offer, title: LONG_NAME } } }, play: linked };
/** Nobody can open it, so it has no link. */
export const Unavailable: Story = { args: { row: { ...row, offer: { ...row.offer, available: false } } } };
export const OnItsWay: Story = { render: () => <ReferralSkeleton rows={2} /> };
