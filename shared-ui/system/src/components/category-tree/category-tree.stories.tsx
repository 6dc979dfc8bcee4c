import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { useState } from 'react';
import { CategoryField } from './category-field.tsx';
import { CategoryFilter } from './category-select.tsx';
import { exampleCategories } from './testing/categories.ts';

const meta = {
  title: 'Forms/Category tree',
  component: CategoryField,
  args: { name: 'category', label: 'Kategoria', categories: exampleCategories },
  parameters: inForm({ values: { category: '' } }),
  decorators: [withForm],
} satisfies Meta<typeof CategoryField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filter() {
  const [value, setValue] = useState<readonly string[]>(['it-www-sklepy']);
  return (
    <div style={{ maxWidth: 264 }}>
      <CategoryFilter
        {...{ value }}
        counts="offer_count"
        aria-label="Kategoria"
        categories={exampleCategories}
        onChange={setValue}
      />
    </div>
  );
}

export const One: Story = {};
export const OneChosen: Story = { parameters: inForm({ values: { category: 'it-www-sklepy' } }) };
export const OneWithError: Story = {
  args: { required: true },
  parameters: inForm({ values: { category: '' }, errors: { category: 'validators.select' } }),
};
export const Disabled: Story = {
  args: { disabled: true },
  parameters: inForm({ values: { category: 'it-www-sklepy' } }),
};
export const InFilters: Story = { render: () => <Filter /> };

const searched = (typed: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), typed);
  },
});
export const Searched: Story = searched('ne');
export const NothingFound: Story = searched('xyz');
