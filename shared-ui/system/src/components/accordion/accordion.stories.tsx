import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Controls/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'points',
        title: 'Kiedy można wypłacić punkty?',
        content: 'Po 14 dniach od potwierdzenia sprzedaży, od 50,00 zł.',
      },
      { id: 'plan', title: 'Ile ofert można dodać bez opłat?', content: 'Trzy. Płatny plan znosi ten limit.' },
      {
        id: 'verify',
        title: 'Jak długo trwa weryfikacja firmy, gdy dane w rejestrze różnią się od podanych?',
        content: 'Zwykle jeden dzień roboczy. Jeśli czegoś brakuje, napiszemy, co uzupełnić.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: /Ile ofert/ }));
  },
};
