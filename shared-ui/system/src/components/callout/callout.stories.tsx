import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { Button, CloseButton } from '../button/button.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Controls/Callout',
  component: Callout,
  args: { children: 'Pokazujemy to, co było ostatnio znane. Sprawdź połączenie.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { tone: 'neutral' } };
export const WithIconAndTitle: Story = {
  args: { tone: 'primary', icon: <CircleCheck aria-hidden />, title: 'Doładowano 1 234,50 zł' },
};
export const WithButton: Story = {
  args: {
    tone: 'points',
    icon: <Clock aria-hidden />,
    title: 'Do rozliczenia: 90,00 zł',
    action: <Button variant="outline">Rozlicz</Button>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    icon: <TriangleAlert aria-hidden />,
    title: 'Termin minął',
    action: (
      <>
        <Button size="sm">Rozlicz</Button>
        <CloseButton />
      </>
    ),
  },
};
