import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { examplePicture } from '@wspolnik/testing/stories';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Display/Pictures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  ...['Anna Kowalska', 'Jan Nowak', 'Pracownia Cyfrowa', 'Żółw i Spółka', 'Łódzkie Młyny', 'Ewa', 'Biuro 24'],
  ...[
    'Ćwiek',
    'Dom Handlowy',
    'Green Point',
    'Hurtownia Iks',
    'Kuźnia',
    'Mleczarnia',
    'Ogrody',
    'Stal-Bud',
    'Zielarnia',
  ],
];
/** A URL that fails to load. */
const LOST = 'data:image/png,broken';

export const Avatars: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
export const AvatarOfCompany: Story = { render: () => <Avatar name="Pracownia Cyfrowa" shape="square" size={64} /> };
export const AvatarWithPicture: Story = {
  render: () => <Avatar name="Anna Kowalska" image={examplePicture(20, 96, 96).url} size={64} />,
};
export const AvatarWithoutLetters: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Avatar name="★ ☆" size={64} />
      <Avatar name="***" size={64} shape="square" />
    </div>
  ),
};
export const AvatarPictureLost: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Avatar name="Anna Kowalska" image={LOST} size={64} />
      <Avatar name="Pracownia Cyfrowa" image={LOST} size={64} shape="square" />
    </div>
  ),
};
