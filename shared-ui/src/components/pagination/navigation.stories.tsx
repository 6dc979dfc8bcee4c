import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from '../../controls/tabs.tsx';
import { Pagination } from './pagination.tsx';

const meta = { title: 'Controls/Pages and tabs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefFor = (page: number) => `/offers?page=${page}`;

export const FirstPage: Story = { render: () => <Pagination page={1} count={700} hrefFor={hrefFor} /> };
export const MiddlePage: Story = { render: () => <Pagination page={12} count={700} hrefFor={hrefFor} /> };
export const LastPage: Story = { render: () => <Pagination page={24} count={700} hrefFor={hrefFor} /> };
export const TwoPages: Story = { render: () => <Pagination page={1} count={31} hrefFor={hrefFor} /> };

export const TwoTabs: Story = {
  render: () => (
    <Tabs
      label="Oferty"
      items={[
        { value: 'mine', label: 'Moje', content: 'Trzy oferty tej firmy.' },
        { value: 'bought', label: 'Kupione', content: 'Jeszcze nic nie kupiono.' },
      ]}
    />
  ),
};
export const CountedTabs: Story = {
  render: () => (
    <Tabs
      label="Sieć"
      value="waiting"
      items={[
        { value: 'all', label: 'Kontakty', count: 214, content: 'Wszystkie kontakty.' },
        { value: 'waiting', label: 'Oczekujące', count: 3, content: 'Trzy zaproszenia czekają na odpowiedź.' },
        { value: 'sent', label: 'Wysłane', count: 0, content: 'Nic nie wysłano.' },
      ]}
    />
  ),
};
