import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered } from '@wspolnik/testing/answered';
import { jobCategory } from '@wspolnik/testing/samples';
import { messages } from '../../../testing/messages.ts';
import type { OptionCounts } from './use-option-counts.ts';
import { WorkFilters } from './work-filters.tsx';

const countOf: OptionCounts = (_, value) => value.length * 3;

const meta = {
  title: 'Jobs/Filters',
  component: WorkFilters,
  parameters: { messages },
  args: { query: { categories: jobCategory.id }, countOf },
  decorators: [
    answered({ 'GET categories/': () => [jobCategory] }),
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  // They come with the categories.
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /^B2B/ });
  },
} satisfies Meta<typeof WorkFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Chosen: Story = {
  args: {
    query: {
      categories: jobCategory.id,
      workplace_types: 'remote,hybrid',
      contract_types: 'b2b',
      salary_min: '8000',
      with_salary: 'true',
    },
  },
};
export const WithoutNumbers: Story = { args: { countOf: () => undefined } };
