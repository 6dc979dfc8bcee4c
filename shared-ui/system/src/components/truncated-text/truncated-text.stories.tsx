import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TruncatedText } from './truncated-text.tsx';

const LONG = 'Umowa, podatki i pierwszy klient: trzy rzeczy, które warto mieć przed wyjazdem. '.repeat(8);

const meta: Meta = { title: 'Cards/Texts' };
export default meta;
type Story = StoryObj;

export const OneLine: Story = { render: () => <TruncatedText>{LONG}</TruncatedText> };
export const ThreeLines: Story = { render: () => <TruncatedText lines={3}>{LONG}</TruncatedText> };
