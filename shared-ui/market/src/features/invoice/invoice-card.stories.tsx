import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, signInAs } from '@wspolnik/testing/answered';
import { invoiceDetails, ownInvoiceDetails } from '@wspolnik/testing/samples';
import { LONG_NAME } from '@wspolnik/testing/stories';
import { InvoiceSettings, InvoiceSummary } from './invoice-summary.tsx';

const meta = { title: 'Cards/Invoice details', component: InvoiceSummary } satisfies Meta<typeof InvoiceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const READ = 'GET accounts/invoice-details/';

/** The card with this answer, once it has shown `said`. */
const showing = (answer: () => unknown, said: RegExp, signIn?: () => void): Story => ({
  decorators: [answered({ [READ]: answer }, signIn)],
  play: async ({ canvas }) => {
    await canvas.findByText(said);
  },
});
const withoutNip = (may_edit: boolean) => () =>
  ownInvoiceDetails({ details: invoiceDetails({ nip: null }), stored: false, may_edit });
const asMember = () => signInAs.company({ role: 'member' });

export const BeforeAnOrder: Story = showing(() => ownInvoiceDetails(), /^NIP/);
export const LacksNip: Story = showing(withoutNip(true), /^Podaj NIP|NIP of the company|tax number/i, signInAs.company);
export const MemberLacksNip: Story = showing(withoutNip(false), /właściciel|owner/, asMember);
export const LongName: Story = showing(
  () => ownInvoiceDetails({ details: invoiceDetails({ name: LONG_NAME }) }),
  /^NIP/,
);

const settings = (story: Story): Story => ({ ...story, render: () => <InvoiceSettings /> });
export const InSettings: Story = settings(
  showing(() => ownInvoiceDetails({ stored: false }), /Sprawdź je|Check and save/),
);
export const MembersSettings: Story = settings(
  showing(() => ownInvoiceDetails({ may_edit: false }), /Zmienia je|changes them/, asMember),
);
export const FailedInSettings: Story = settings(showing(failed, /^(Spróbuj ponownie|Try again)$/));
