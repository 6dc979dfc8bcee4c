import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@wspolnik/system';
import { EmptyList } from './empty-list.tsx';

const meta: Meta = { title: 'Cards/Texts' };
export default meta;
type Story = StoryObj;

export const NoPosts: Story = { render: () => <EmptyList of="posts" action={<Button>Dodaj wpis</Button>} /> };
export const NoPostsFound: Story = {
  render: () => <EmptyList of="posts" searched action={<Button variant="outline">Wyczyść filtry</Button>} />,
};
export const NoComments: Story = { render: () => <EmptyList of="comments" /> };
export const NoOpinions: Story = { render: () => <EmptyList of="opinions" /> };
export const NoWebinars: Story = { render: () => <EmptyList of="webinars" /> };
export const NoWebinarsFound: Story = { render: () => <EmptyList of="webinars" searched /> };
