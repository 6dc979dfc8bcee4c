import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Notice } from './notice.tsx';

const meta = { title: 'States/Empty, failed, on its way' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoticeWithText: Story = {
  render: () => <Notice title="Sesja wygasła" text="Zaloguj się ponownie, aby kontynuować." />,
};
