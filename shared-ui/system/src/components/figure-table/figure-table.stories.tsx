import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FigureTable } from './figure-table.tsx';

const rows = [
  { place: 'mf_offers', page: '/offers', views: '12 408', failed: '0,1%' },
  { place: 'mf_companies', page: '/companies/:id', views: '9 217', failed: '0%' },
  { place: 'mf_messaging', page: '/messages', views: '870', failed: '2,3%' },
];

const meta = {
  title: 'Display/FigureTable',
  component: FigureTable,
  args: {
    label: 'Strony',
    heads: ['Moduł', 'Strona', 'Wyświetlenia', 'Z błędem'],
    textColumns: 2,
    children: rows.map(({ place, page, views, failed }) => (
      <tr key={place}>
        <th scope="row">{place}</th>
        <td data-text>{page}</td>
        <td>{views}</td>
        <td>{failed}</td>
      </tr>
    )),
  },
} satisfies Meta<typeof FigureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
