import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RichText } from './rich-text.tsx';
import { DESCRIPTION, SEVEN_LEVELS } from './testing/texts.ts';

const meta = {
  title: 'Cards/Rich text',
  component: RichText,
  args: { text: DESCRIPTION },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {};
export const PlainText: Story = { args: { text: 'Serwis klimatyzacji\nw całej Małopolsce.\n\nZadzwoń: 600 700 800' } };
export const SevenLevels: Story = { args: { text: SEVEN_LEVELS } };
export const NotTrusted: Story = { args: { text: '<script>alert(1)</script> [kliknij](javascript:alert(1))' } };
