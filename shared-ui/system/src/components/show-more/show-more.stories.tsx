import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShowMore } from './show-more.tsx';

const LONG = 'Umowa, podatki i pierwszy klient: trzy rzeczy, które warto mieć przed wyjazdem. '.repeat(8);

const meta: Meta = { title: 'Cards/Texts' };
export default meta;
type Story = StoryObj;

export const ShortText: Story = { render: () => <ShowMore text={'Pierwszy wiersz\nDrugi wiersz'} /> };
export const LongText: Story = { render: () => <ShowMore text={LONG} /> };
