import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Dialog } from '@wspolnik/system';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { SearchSelectField } from './search-select-field.tsx';

const options = ['Gdańsk', 'Kraków', 'Łódź', 'Poznań', 'Świdnica', 'Warszawa', 'Wrocław', 'Zielona Góra'].map(
  (label) => ({ value: label, label }),
);

const meta = {
  title: 'Forms/Select with search',
  component: SearchSelectField,
  args: { name: 'city', label: 'Miasto', placeholder: 'Wybierz miasto', options },
  parameters: inForm({ values: { city: '' } }),
  decorators: [withForm],
} satisfies Meta<typeof SearchSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = inForm({ values: { city: 'Łódź' } });

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};
const searched = (typed: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), typed);
  },
});

export const Empty: Story = {};
export const Open: Story = { play: opened };
export const OpenChosen: Story = { parameters: chosen, play: opened };
export const Searched: Story = searched('w');
export const NothingFound: Story = searched('xyz');
export const Chosen: Story = { parameters: chosen };
export const WithoutClearing: Story = { args: { clearable: false }, parameters: chosen };
export const Loading: Story = { args: { options: [], loading: true } };
export const LoadingOpen: Story = { args: { options: [], loading: true }, play: opened };
export const FirstPicked: Story = { args: { autoPick: true } };
export const Required: Story = { args: { required: true, help: 'Siedziba firmy' } };
export const WithError: Story = {
  args: { required: true },
  parameters: inForm({ values: { city: '' }, errors: { city: 'validators.required' } }),
};
export const Disabled: Story = { args: { disabled: true }, parameters: chosen };
export const SomeNotForChoosing: Story = {
  args: { options: options.map((option, index) => ({ ...option, disabled: index % 3 === 1 })) },
  play: opened,
};
export const InDialog: Story = {
  render: (args) => (
    <Dialog open onClose={() => undefined} title="Siedziba">
      <SearchSelectField {...args} />
    </Dialog>
  ),
};
export const ThousandOptions: Story = {
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Firma handlowa ${index + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{End}');
  },
};
