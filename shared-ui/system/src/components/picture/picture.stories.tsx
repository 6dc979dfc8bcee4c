import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { examplePicture } from '@wspolnik/testing/stories';
import { Picture } from './picture.tsx';

const meta = { title: 'Display/Pictures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (id: string, hue: number, alt: string) => ({ ...examplePicture(hue, 1280, 800), id, alt });
/** A URL that fails to load. */
const LOST = 'data:image/png,broken';
const box = { display: 'block', maxWidth: 320, aspectRatio: '8 / 5' };

export const PictureThere: Story = {
  render: () => (
    <div style={box}>
      <Picture image={picture('1', 165, 'Widok sklepu od ulicy')} name="Sklep" sizes="320px" />
    </div>
  ),
};
export const PictureMissing: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {['Sklep', 'Pracownia', 'Młyn', 'Ogrody'].map((name) => (
        <div key={name} style={box}>
          <Picture image={null} name={name} sizes="320px" />
        </div>
      ))}
    </div>
  ),
};

export const PictureLost: Story = {
  render: () => (
    <div style={box}>
      <Picture image={{ ...picture('1', 165, 'Widok sklepu od ulicy'), url: LOST }} name="Sklep" sizes="320px" />
    </div>
  ),
};
