import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShareQr } from './share-qr.tsx';

const meta = {
  title: 'Overlays/QR code',
  component: ShareQr,
  args: { url: 'https://wspolnik.test/offers/1?ref=ref-ewa', title: 'Projekt sklepu', pending: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareQr>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code and its files load on the first press. */
const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Kod QR|QR code)$/ }));
  await canvas.findByRole('img', undefined, { timeout: 10_000 });
};

export const Closed: Story = {};
export const Opened: Story = { play: opened };
/** A long link has a denser code. */
export const LongLink: Story = {
  args: { url: `https://wspolnik.test/offers/0197a9c2-7d1e-7000-8000-000000000001?ref=${'ewa-nowak-'.repeat(6)}` },
  play: opened,
};
export const LinkOnItsWay: Story = { args: { pending: true } };
