import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@wspolnik/shared-ui';
import { ShowMore } from '../show-more/show-more.tsx';
import { TruncatedText } from '../truncated-text/truncated-text.tsx';
import { EmptyList } from './empty-list.tsx';

const LONG = 'Umowa, podatki i pierwszy klient: trzy rzeczy, które warto mieć przed wyjazdem. '.repeat(8);

const meta: Meta = { title: 'Cards/Texts' };
export default meta;
type Story = StoryObj;

export const ShortText: Story = { render: () => <ShowMore text={'Pierwszy wiersz\nDrugi wiersz'} /> };
export const LongText: Story = { render: () => <ShowMore text={LONG} /> };
export const OneLine: Story = { render: () => <TruncatedText>{LONG}</TruncatedText> };
export const ThreeLines: Story = { render: () => <TruncatedText lines={3}>{LONG}</TruncatedText> };
export const NoPosts: Story = { render: () => <EmptyList of="posts" action={<Button>Dodaj wpis</Button>} /> };
export const NoPostsFound: Story = {
  render: () => <EmptyList of="posts" searched action={<Button variant="outline">Wyczyść filtry</Button>} />,
};
export const NoComments: Story = { render: () => <EmptyList of="comments" /> };
export const NoOpinions: Story = { render: () => <EmptyList of="opinions" /> };
export const NoWebinars: Story = { render: () => <EmptyList of="webinars" /> };
export const NoWebinarsFound: Story = { render: () => <EmptyList of="webinars" searched /> };
