import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OrderMessages } from '@wspolnik/contract';
import { answered, failed } from '@wspolnik/testing/answered';
import { idOf, message, messageOrder, messageQuote, orderMessages } from '@wspolnik/testing/samples';
import { messages } from '../../../testing/messages.ts';
import { OrderConversation } from './order-conversation.tsx';

const order = messageOrder();
const said = (position: number, text: string, mine: boolean) =>
  message({ id: idOf(1000 + position), position, text, mine, order, read: true });
const results = [
  message({ ...said(1, 'Ile kosztują cztery biurka?', true), quote: messageQuote({ step: 'ask', latest: false }) }),
  said(2, 'Kiedy możemy liczyć na dostawę?', true),
  said(3, 'W przyszły czwartek przed południem.', false),
];

const meta = {
  title: 'Messages/Conversation of an order',
  component: OrderConversation,
  parameters: { messages },
  args: { orderId: order.id },
} satisfies Meta<typeof OrderConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order's conversation with this answer, once it has shown `text`. */
const showing = (answer: Partial<OrderMessages> | (() => unknown), text: RegExp): Story => ({
  decorators: [
    answered({
      'GET message-order-messages-get/':
        typeof answer === 'function' ? answer : () => orderMessages({ results, read_to: null, ...answer }),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(text);
  },
});

export const Talk: Story = showing({}, /przyszły czwartek/);
export const NothingYet: Story = showing({ results: [], thread_id: null }, /^(Napisz do sprzedającego|Write to)/);
/** Unread messages about something else stay unread. */
export const MoreElsewhere: Story = showing({ unread_behind: true, has_before: true }, /^(Masz też|You also)/);
export const ClosedByTheOther: Story = showing({ can_write: false }, /przyszły czwartek/);
export const Failed: Story = showing(failed, /^(Nie udało się|The )/);
