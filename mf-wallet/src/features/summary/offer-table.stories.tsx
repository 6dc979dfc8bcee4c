import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { idOf, offerFigures, salesSummary } from '@wspolnik/testing/samples';
import { messages } from '../../testing/messages.ts';
import { OfferTable } from './offer-table.tsx';

const { offers, month } = salesSummary();
const title = 'Kompleksowa modernizacja instalacji fotowoltaicznych i magazynów energii dla wspólnot mieszkaniowych';

const meta = {
  title: 'Desk/From view to order',
  component: OfferTable,
  parameters: { messages },
  args: { offers, month, query: {} },
} satisfies Meta<typeof OfferTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the API sorts them; the last offer is not visible to others. */
export const AsSorted: Story = {};
export const ByQuestions: Story = { args: { query: { sort_by: 'questions' } } };
export const NothingYet: Story = { args: { offers: [offerFigures()] } };
export const LongTitleAndLargeNumbers: Story = {
  args: {
    offers: [
      offerFigures({
        offer: { id: idOf(504), title, is_listed: true },
        ...{ views: 123_456, questions: 9_876, orders: 1_234, gross: '9876543.21', reward: '987654.32' },
      }),
      ...offers,
    ],
  },
};
