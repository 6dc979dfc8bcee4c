import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'Oferty',
    items: [
      { value: 'mine', label: 'Moje', content: 'Trzy oferty tej firmy.' },
      { value: 'bought', label: 'Kupione', content: 'Jeszcze nic nie kupiono.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTabs: Story = {};
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Moje' }));
    for (const [key, name] of [
      ['ArrowLeft', 'Kupione'],
      ['ArrowRight', 'Moje'],
      ['End', 'Kupione'],
      ['Home', 'Moje'],
      ['ArrowRight', 'Kupione'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await canvas.findByRole('tab', { name, selected: true });
      await canvas.findByRole('tabpanel', { name });
    }
  },
};
/** Wider than a phone: the list of tabs scrolls, and says it with a fade and an arrow. */
export const ManyTabs: Story = {
  args: {
    items: ['Wszystkie', 'Aktywne', 'Szkice', 'Zakończone', 'Ukryte', 'Odrzucone', 'Archiwum'].map((label) => ({
      value: label,
      label,
      content: `${label}: brak ofert.`,
    })),
  },
};
