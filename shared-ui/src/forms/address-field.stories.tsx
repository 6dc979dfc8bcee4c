import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddressField } from './address-field.tsx';
import { inForm } from './testing-form.tsx';
import type { AddressSearch } from './use-address-search.ts';

const place = (street: string | null, city: string, postal_code: string | null, region: string) => ({
  lat: 50,
  lng: 20,
  street,
  house_number: street ? '5' : null,
  city,
  postal_code,
  region,
});
const places = [
  place('Długa', 'Kraków', '31-147', 'małopolskie'),
  place('Długa', 'Gdańsk', '80-831', 'pomorskie'),
  place(null, 'Długołęka', null, 'dolnośląskie'),
];

const meta = {
  title: 'Forms/Address',
  component: AddressField,
  args: {
    name: 'address',
    label: 'Adres',
    placeholder: 'Ulica, numer, miejscowość',
    help: 'Wpisz początek adresu',
    search: (async () => places) as AddressSearch,
    onPick: () => undefined,
  },
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = inForm({ values: { address: '' } });

export const Suggestions: Story = { decorators: [empty] };
export const Loading: Story = { args: { search: () => new Promise(() => undefined) }, decorators: [empty] };
export const NothingFound: Story = { args: { search: async () => [] }, decorators: [empty] };
export const Failed: Story = { args: { search: () => Promise.reject(new Error('down')) }, decorators: [empty] };
export const WithError: Story = {
  args: { required: true },
  decorators: [inForm({ values: { address: '' }, errors: { address: 'validators.required' } })],
};
export const Disabled: Story = {
  args: { disabled: true },
  decorators: [inForm({ values: { address: 'Długa 5, 31-147 Kraków' } })],
};
