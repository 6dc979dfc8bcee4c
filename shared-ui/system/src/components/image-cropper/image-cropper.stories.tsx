import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paintedFile, pngFile } from '@wspolnik/testing/stories';
import { useState } from 'react';
import { useObjectUrl } from '../../hooks/use-object-url.ts';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';

function Example({ file: start, ...look }: Pick<ImageCropperProps, 'file' | 'ratio' | 'round'>) {
  const [file, setFile] = useState(start);
  const [result, setResult] = useState<File | null>(null);
  const url = useObjectUrl(result);
  return (
    <>
      <button type="button" onClick={() => setFile(start)}>
        {result ? `${result.name}, ${result.size} B` : 'Otwórz'}
      </button>
      {url && <img src={url} alt="Wynik" style={{ display: 'block', maxWidth: '100%' }} />}
      <ImageCropper {...look} file={file} onCrop={setResult} onClose={() => setFile(null)} />
    </>
  );
}

const meta = {
  title: 'Files/Image cropper',
  component: Example,
  args: { file: null },
  loaders: [async () => ({ file: await paintedFile('obraz.png') })],
  render: (args, { loaded }) => <Example {...args} file={loaded.file} />,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Round: Story = { args: { round: true } };
export const Cover: Story = { args: { ratio: 3 } };
export const OwnRatio: Story = { args: { ratio: 'original' } };
export const Unreadable: Story = { loaders: [() => ({ file: pngFile('uszkodzony.png') })] };
