import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { admin, exampleCompany, LONG_NAME, network } from '../../testing/profiles.ts';
import { CompanyWidget } from './company-widget.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Cards/Company widget',
  component: CompanyWidget,
  parameters: { messages },
  args: { company: exampleCompany, network, onMessage: nothing, onShare: nothing },
} satisfies Meta<typeof CompanyWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 320 }}>
      <Story />
    </div>
  ),
];

export const Side: Story = { decorators: narrow };
export const SideForAnAdmin: Story = { decorators: narrow, args: { admin } };
export const SideForAGuest: Story = {
  decorators: narrow,
  args: { network: { ...network, authenticated: false }, onMessage: undefined, onShare: undefined },
};
export const SideLongName: Story = {
  decorators: narrow,
  args: { company: { ...exampleCompany, name: LONG_NAME, city: LONG_NAME, rating: 0 } },
};
export const Header: Story = { args: { variant: 'header' } };
export const HeaderForAnAdmin: Story = { args: { variant: 'header', admin } };
export const HeaderWithoutRating: Story = {
  args: { variant: 'header', company: { ...exampleCompany, rating: 0, city: null, shared_contacts: 0 } },
};
export const HeaderLongName: Story = {
  args: { variant: 'header', company: { ...exampleCompany, name: LONG_NAME } },
};
