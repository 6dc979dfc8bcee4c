import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Search } from 'lucide-react';
import { Input, Select, Textarea } from '../input/input.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: { label: 'Nazwa firmy', children: (control) => <Input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHelp: Story = { args: { help: 'Taka, jaka stoi w rejestrze.' } };
export const WithError: Story = { args: { required: true, error: 'Pole jest wymagane.' } };
export const WithHelpAndError: Story = { args: { help: 'Dziesięć cyfr.', error: 'Nieprawidłowy numer NIP.' } };
export const HiddenLabel: Story = {
  args: {
    hideLabel: true,
    children: (control) => (
      <Input {...control} type="search" placeholder="Szukaj firm" start={<Search size={18} strokeWidth={1.75} />} />
    ),
  },
};
export const WithUnit: Story = {
  args: { label: 'Cena', children: (control) => <Input {...control} defaultValue="1234.50" end="zł" /> },
};
export const Disabled: Story = {
  args: { children: (control) => <Input {...control} defaultValue="Pracownia Cyfrowa" disabled /> },
};
export const Area: Story = {
  args: {
    label: 'Opis',
    counter: '36 z 1000',
    children: (control) => <Textarea {...control} defaultValue="Projektujemy i prowadzimy sklepy." />,
  },
};
export const Choice: Story = {
  args: {
    label: 'Rodzaj oferty',
    children: (control) => (
      <Select
        {...control}
        placeholder="Wybierz"
        options={[
          { value: 'service', label: 'Usługa' },
          { value: 'product', label: 'Produkt' },
          { value: 'other', label: 'Inna', disabled: true },
        ]}
      />
    ),
  },
};
export const ChoiceWithError: Story = {
  args: {
    label: 'Rodzaj oferty',
    error: 'Wybierz rodzaj oferty.',
    children: (control) => <Select {...control} placeholder="Wybierz" options={[]} />,
  },
};
