import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, signInAs } from '@wspolnik/testing/answered';
import { ownInvoiceDetails } from '@wspolnik/testing/samples';
import { messages } from '../../testing/messages.ts';
import { AccountInvoicePage, CompanyInvoicePage } from './invoice-settings.page.tsx';

const meta = { title: 'Pages/Invoice details', parameters: { messages } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const READ = 'GET accounts/invoice-details/';
const shown: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText(/^NIP/);
};

export const OfAPerson: Story = {
  render: () => <AccountInvoicePage />,
  decorators: [answered({ [READ]: () => ownInvoiceDetails() })],
  play: shown,
};
export const OfACompany: Story = {
  render: () => <CompanyInvoicePage />,
  decorators: [
    answered({ [READ]: () => ownInvoiceDetails({ may_edit: false }) }, () => signInAs.company({ role: 'member' })),
  ],
  play: shown,
};
