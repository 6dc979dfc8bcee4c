import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { chooseFiles, pdfFile, pngFile, textFile } from '@wspolnik/testing/stories';
import { useState } from 'react';
import { DOCUMENT_EXTENSIONS } from '../../validators/file-content.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { ChosenFile, Upload } from './file-types.ts';

type Props = Omit<FileDropProps<unknown>, 'files' | 'onChange'>;

function Example(props: Props) {
  const [files, setFiles] = useState<readonly ChosenFile<unknown>[]>([]);
  return (
    <div style={{ maxWidth: 520 }}>
      <FileDrop {...props} files={files} onChange={setFiles} />
    </div>
  );
}

const sent: Upload<unknown> = async () => 'id';

const meta = {
  title: 'Files/File drop',
  component: Example,
  args: { label: 'Dokumenty', accept: DOCUMENT_EXTENSIONS, maxCount: 5, upload: sent },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose =
  (...files: File[]): Story['play'] =>
  ({ canvasElement }) =>
    chooseFiles(canvasElement, files);
const large = new File([new Uint8Array(30_000_000)], 'zdjecie-z-wakacji.jpg', { type: 'image/jpeg' });
const several = [pdfFile('umowa-o-wspolpracy.pdf'), pngFile('skan.png')];

export const Empty: Story = {};
export const Single: Story = { args: { maxCount: 1, help: 'Faktura lub umowa', required: true } };
export const WithError: Story = { args: { error: 'To pole jest wymagane.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Sent: Story = { play: choose(...several) };
export const WaitingForTheForm: Story = { args: { upload: undefined }, play: choose(...several) };
export const Uploading: Story = {
  args: {
    upload: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: choose(...several),
};
export const Failed: Story = {
  args: { upload: () => Promise.reject({ code: 'network' }) },
  play: choose(...several),
};
export const Refused: Story = {
  args: { maxCount: 2 },
  play: choose(textFile('notatki.txt'), large, ...several, pdfFile('piaty-plik.pdf')),
};
export const RefusedSeveral: Story = {
  play: choose(
    ...Array.from({ length: 10 }, (_, at) => textFile(`notatki-ze-spotkania-${at + 1}.txt`)),
    pdfFile('umowa.pdf'),
  ),
};
export const LongNames: Story = {
  play: choose(pdfFile(`${'Protokół zdawczo-odbiorczy prac wykończeniowych '.repeat(3)}2026-11.pdf`)),
};
