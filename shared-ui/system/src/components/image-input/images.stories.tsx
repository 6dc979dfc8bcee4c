import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { chooseFiles, examplePicture, paintedFile, pdfFile, pngFile } from '@wspolnik/testing/stories';
import { useState } from 'react';
import type { ImageEntry } from './image-entry.ts';
import { ImageInput, type ImageInputProps, type ImageValue } from './image-input.tsx';
import { ImagesInput } from './images-input.tsx';

const meta = { title: 'Files/Images' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type OneProps = Partial<ImageInputProps> & { start?: ImageValue };

function One({ start = null, ...props }: OneProps) {
  const [value, onChange] = useState<ImageValue>(start);
  return (
    <div style={{ maxWidth: 520 }}>
      <ImageInput label="Zdjęcie profilowe" name="Anna Kowalska" {...props} {...{ value, onChange }} />
    </div>
  );
}

interface SeveralProps {
  start: readonly ImageEntry[];
  disabled?: boolean;
  crop?: number;
}

function Several({ start, ...look }: SeveralProps) {
  const [value, onChange] = useState(start);
  return (
    <div style={{ maxWidth: 720 }}>
      <ImagesInput label="Zdjęcia oferty" help="Pierwsze zdjęcie jest główne" {...{ value, onChange }} {...look} />
    </div>
  );
}

const stored = { url: examplePicture(165, 400, 400).url };
const entry = (id: string, hue: number, alt: string): ImageEntry => ({ id, alt, picture: examplePicture(hue) });
const entries = [entry('1', 165, 'Widok sklepu od ulicy'), entry('2', 35, 'Wnętrze'), entry('3', 215, '')];
const choose =
  (...files: File[]): Story['play'] =>
  ({ canvasElement }) =>
    chooseFiles(canvasElement, files);

export const AvatarEmpty: Story = { render: () => <One /> };
export const AvatarStored: Story = { render: () => <One start={stored} /> };
export const AvatarRefused: Story = { render: () => <One />, play: choose(pdfFile('cv.pdf')) };
export const AvatarTooManyPixels: Story = { render: () => <One />, play: choose(pngFile('mapa.png', 30_000, 20_000)) };
export const AvatarDisabled: Story = { render: () => <One start={stored} disabled /> };
export const Logo: Story = {
  render: () => <One start={stored} shape="square" label="Logo" name="Pracownia Cyfrowa" required />,
};
export const Attachment: Story = {
  render: () => <One start={stored} shape="wide" crop={false} maxMb={5} label="Załącznik" />,
};
export const AttachmentEmpty: Story = { render: () => <One shape="wide" crop={false} maxMb={5} label="Załącznik" /> };
export const SeveralInOrder: Story = { render: () => <Several start={entries} /> };
export const SeveralToCut: Story = {
  loaders: [async () => ({ file: await paintedFile('nowe.png') })],
  render: (_, { loaded }) => (
    <Several start={[...entries, { id: 'new', alt: 'Nowe', picture: loaded.file }]} crop={16 / 10} />
  ),
};
export const SeveralEmpty: Story = { render: () => <Several start={[]} /> };
export const SeveralDisabled: Story = { render: () => <Several start={entries} disabled /> };
export const SeveralRefused: Story = { render: () => <Several start={entries} />, play: choose(pdfFile('plan.pdf')) };
