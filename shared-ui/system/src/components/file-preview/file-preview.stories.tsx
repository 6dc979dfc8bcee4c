import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { examplePicture } from '@wspolnik/testing/stories';
import { FilePreviewList } from './file-preview-list.tsx';

const { url } = examplePicture(165);
const file = (id: string, name: string, kind: string, size: number) => ({ id, name, kind, size, url });
const files = [
  file('1', 'zdjęcie.jpg', 'image', 2_412_000),
  file('2', 'Faktura 2026-11.pdf', 'pdf', 240_500),
  file('3', 'notatki.txt', 'text', 812),
  file('4', 'zestawienie.xlsx', 'application', 48_000),
  file('5', 'kopia.zip', 'archive', 9_900_000),
  file('6', 'prezentacja.mp4', 'video', 48_000_000),
  file('7', 'rozmowa.mp3', 'audio', 3_200_000),
  file('8', 'instalator.exe', 'executable', 12_000_000),
  file('9', 'eksport.json', 'programming', 6_400),
  file('10', 'dane.xyz', 'other', 900),
  file('11', `${'Protokół zdawczo-odbiorczy prac wykończeniowych '.repeat(3)}2026-11.pdf`, 'pdf', 1_000_000),
];

const meta = {
  title: 'Files/File preview',
  component: FilePreviewList,
  args: { label: 'Dokumenty', files },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilePreviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const HeldBack: Story = {
  args: {
    files: [
      { ...file('1', 'faktura.pdf', 'pdf', 240_500), url: null, state: 'checking' },
      { ...file('2', 'umowa.docx', 'application', 48_000), url: null, state: 'removed' },
    ],
  },
};
export const Removable: Story = { args: { onRemove: async () => undefined } };
export const PictureMissing: Story = {
  args: { files: [{ ...file('1', 'zdjęcie.jpg', 'image', 2_412_000), url: 'data:image/png,broken' }] },
};
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /zdjęcie/ }));
  },
};
export const Question: Story = {
  args: { files: files.slice(0, 2), onRemove: async () => undefined },
  play: async ({ canvas, userEvent }) => {
    // The first shows the file, the last removes it.
    const button = canvas.getAllByRole('button', { name: /Faktura.*/ }).at(-1);
    if (button) await userEvent.click(button);
  },
};
