import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { examplePicture } from '@wspolnik/testing/stories';
import { Gallery } from './gallery.tsx';
import { PictureGallery } from './picture-gallery.tsx';

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
/** A URL that fails to load. */
const LOST = 'data:image/png,broken';

const gallery = (images: typeof several) => (
  <div style={{ maxWidth: 640 }}>
    <Gallery images={images} name="Sklep przy rynku" sizes="640px" />
  </div>
);
export const GalleryOfSeveral: Story = { render: () => gallery(several) };
export const GalleryOfOne: Story = { render: () => gallery(several.slice(0, 1)) };
export const GalleryOfNone: Story = { render: () => gallery([]) };
export const PicturesAtOnce: Story = { render: () => <PictureGallery images={several} name="Sklep przy rynku" /> };
export const GalleryEnlarged: Story = {
  render: () => gallery(several),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Powiększ|Enlarge)/ }));
  },
};
export const GalleryPictureMissing: Story = {
  render: () => gallery([{ ...picture('1', 165, 'Widok sklepu od ulicy'), url: LOST }, ...several.slice(1)]),
};
