import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Quote } from '@wspolnik/contract';
import { idOf, orderDocument, quote, quotePage } from '@wspolnik/testing/samples';
import { LONG_NAME } from '@wspolnik/testing/stories';
import { messages } from '../../testing/messages.ts';
import { Board } from './board.tsx';

const application = (number: number, name: string, overrides: Partial<Quote> = {}) =>
  quote({
    id: idOf(number),
    kind: 'application',
    buyer: { id: idOf(700 + number), type: 'user', name, thumbnail: null },
    text: 'Mam dziesięć lat praktyki w stolarni. Mogę zacząć od stycznia.',
    allowed_actions: ['accept', 'decline'],
    ...overrides,
  });
const all = [
  application(1, 'Anna Kot', { documents: [orderDocument({ name: 'cv.pdf' })] }),
  application(2, 'Jan Lis', { status: 'accepted', allowed_actions: ['hire', 'decline'] }),
  application(3, 'Ewa Żak', { status: 'hired', allowed_actions: [] }),
  application(4, 'Adam Wilk', { status: 'declined', allowed_actions: [] }),
  application(5, 'Olga Sęk', { status: 'expired', allowed_actions: [] }),
];

const meta = {
  title: 'Jobs/Board of applicants',
  component: Board,
  parameters: { messages },
  args: { offerId: idOf(501), page: quotePage(all), onAnswered: () => undefined },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachColumn: Story = {};
export const OnlyNew: Story = { args: { page: quotePage(all.slice(0, 1)) } };
/** The board has the latest hundred; the rest is in the list of requests. */
export const MoreThanItShows: Story = { args: { page: quotePage(all, { count: 140 }) } };
export const LongNameAndText: Story = {
  args: { page: quotePage([application(6, LONG_NAME, { text: `${all[0]?.text} `.repeat(12) })]) },
};
export const Nobody: Story = { args: { page: quotePage([]) } };
