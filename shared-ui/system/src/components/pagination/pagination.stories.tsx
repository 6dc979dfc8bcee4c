import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './pagination.tsx';

const meta = { title: 'Controls/Pagination' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefFor = (page: number) => `/offers?page=${page}`;

export const FirstPage: Story = { render: () => <Pagination page={1} count={700} hrefFor={hrefFor} /> };
export const MiddlePage: Story = { render: () => <Pagination page={12} count={700} hrefFor={hrefFor} /> };
export const LastPage: Story = { render: () => <Pagination page={24} count={700} hrefFor={hrefFor} /> };
export const TwoPages: Story = { render: () => <Pagination page={1} count={31} hrefFor={hrefFor} /> };
