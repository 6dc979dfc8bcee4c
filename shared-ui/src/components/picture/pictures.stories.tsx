import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { examplePicture } from '../../testing/pictures.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Picture } from './picture.tsx';

const meta = { title: 'Display/Pictures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (id: string, hue: number, alt: string) => ({ ...examplePicture(hue, 1280, 800), id, alt });
const several = [
  picture('1', 165, 'Widok sklepu od ulicy'),
  picture('2', 35, 'Wnętrze'),
  picture('3', 215, 'Zaplecze'),
  picture('4', 330, 'Zespół'),
];
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
/** An address whose file does not come. */
const LOST = 'data:image/png,broken';
const box = { display: 'block', maxWidth: 320, aspectRatio: '8 / 5' };

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

export const PictureThere: Story = {
  render: () => (
    <div style={box}>
      <Picture image={picture('1', 165, 'Widok sklepu od ulicy')} name="Sklep" />
    </div>
  ),
};
export const PictureMissing: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {['Sklep', 'Pracownia', 'Młyn', 'Ogrody'].map((name) => (
        <div key={name} style={box}>
          <Picture image={null} name={name} />
        </div>
      ))}
    </div>
  ),
};

export const PictureLost: Story = {
  render: () => (
    <div style={box}>
      <Picture image={{ ...picture('1', 165, 'Widok sklepu od ulicy'), url: LOST }} name="Sklep" />
    </div>
  ),
};

const gallery = (images: typeof several) => (
  <div style={{ maxWidth: 640 }}>
    <Gallery images={images} name="Sklep przy rynku" />
  </div>
);
export const GalleryOfSeveral: Story = { render: () => gallery(several) };
export const GalleryOfOne: Story = { render: () => gallery(several.slice(0, 1)) };
export const GalleryOfNone: Story = { render: () => gallery([]) };
export const GalleryEnlarged: Story = {
  render: () => gallery(several),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Powiększ|Enlarge)/ }));
  },
};
export const GalleryPictureMissing: Story = {
  render: () => gallery([{ ...picture('1', 165, 'Widok sklepu od ulicy'), url: LOST }, ...several.slice(1)]),
};
