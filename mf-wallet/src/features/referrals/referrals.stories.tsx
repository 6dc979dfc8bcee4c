import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed } from '@wspolnik/testing/answered';
import { idOf, pageOf, recommendation, recommendationSummary, reflink } from '@wspolnik/testing/samples';
import { exampleImage } from '@wspolnik/testing/stories';
import { messages } from '../../testing/messages.ts';
import { ReferralsPage } from './referrals.page.tsx';

const rows = [
  recommendation({ offer: { ...recommendation().offer, image: exampleImage(165) } }),
  recommendation({
    offer: { id: idOf(2), title: 'Audyt sklepu', image: exampleImage(40), available: true },
    ...{ orders: 0, earned: '0.00', pending: '12.50' },
  }),
  recommendation({ offer: { id: idOf(3), title: 'Dawna oferta', image: null, available: false } }),
];
const summary = recommendationSummary({ offers: 3, clicks: 36, pending: '12.50', joined: 2 });
const none = recommendationSummary({ offers: 0, clicks: 0, orders: 0, earned: '0.00' });
const link = { 'GET reflink/': () => reflink() };

const meta = { title: 'Referrals/Page', component: ReferralsPage, parameters: { messages } } satisfies Meta<
  typeof ReferralsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  decorators: [answered({ ...link, 'GET recommendations/': () => pageOf(rows, { summary }) })],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Dawna oferta' });
    await canvas.findAllByDisplayValue(/ref=ref-ewa/);
  },
};
export const NothingYet: Story = {
  decorators: [answered({ ...link, 'GET recommendations/': () => pageOf([], { summary: none }) })],
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Nikt jeszcze nie wszedł|Nobody has followed)/);
  },
};
export const Failed: Story = {
  decorators: [answered({ 'GET reflink/': failed, 'GET recommendations/': failed })],
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Nie udało się wczytać poleceń|The referrals could not)/);
  },
};
