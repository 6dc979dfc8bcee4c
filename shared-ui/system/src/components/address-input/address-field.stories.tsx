import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { AddressField } from './address-field.tsx';
import type { AddressSearch } from './address-input.tsx';

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
  decorators: [withForm],
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field's value after typing, once the live region has announced `said`. */
const typed = (search: AddressSearch, said: RegExp): Story => ({
  args: { search },
  parameters: inForm({ values: { address: '' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Długa');
    await canvas.findByText(said, { selector: '[role=status]' });
  },
});

export const Empty: Story = { parameters: inForm({ values: { address: '' } }) };
export const Suggestions: Story = typed(async () => places, /^3 adresy|^3 addresses/);
export const Loading: Story = typed(() => new Promise(() => undefined), /Szukanie|Looking/);
export const NothingFound: Story = typed(async () => [], /Nie znaleziono|No such/);
export const Failed: Story = typed(() => Promise.reject(new Error('down')), /niedostępne|unavailable/);
export const WithError: Story = {
  args: { required: true },
  parameters: inForm({ values: { address: '' }, errors: { address: 'validators.required' } }),
};
export const Disabled: Story = {
  args: { disabled: true },
  parameters: inForm({ values: { address: 'Długa 5, 31-147 Kraków' } }),
};
