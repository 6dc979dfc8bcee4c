import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScrollRow } from './scroll-row.tsx';

const names = [
  'Do zrobienia',
  'Do dostarczenia',
  'Po terminie płatności',
  'Spory',
  'Wszystkie',
  'W weryfikacji',
  'Zakończone',
];
const row = (selected: string, shown: readonly string[] = names) => (
  <ul style={{ display: 'flex', gap: 16, margin: 0, padding: 8, listStyle: 'none' }}>
    {shown.map((name) => (
      <li key={name} style={{ whiteSpace: 'nowrap' }}>
        <a href="/" aria-current={name === selected ? 'page' : undefined}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Controls/ScrollRow',
  component: ScrollRow,
  args: { watched: 'first', children: row('Do zrobienia') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More items than the row has room for: it fades at its end, with an arrow. */
export const Overflowing: Story = {};
/** The selected item is in view, with arrows at both ends. */
export const SelectedInTheMiddle: Story = { args: { watched: 'middle', children: row('Spory') } };
/** Without a fade or an arrow. */
export const Fitting: Story = { args: { children: row('Spory', ['Spory', 'Wszystkie']) } };
