import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RouteMap } from './route-map.tsx';

const gdansk = { id: 'a', name: 'Gdańsk, ul. Długa 4', lat: 54.35, lng: 18.65 };
const lodz = { id: 'b', name: 'Łódź, ul. Piotrkowska 100', lat: 51.77, lng: 19.46 };
const krakow = { id: 'c', name: 'Kraków, Rynek Główny 1', lat: 50.06, lng: 19.94 };

const meta = {
  title: 'Map/Route map',
  component: RouteMap,
  args: { label: 'Trasa', stops: [gdansk, lodz, krakow] },
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Straight: Story = {};
export const AlongAWay: Story = {
  args: {
    stops: [gdansk, krakow],
    path: [gdansk, { lat: 53.48, lng: 18.75 }, { lat: 53.01, lng: 18.6 }, lodz, { lat: 50.81, lng: 19.12 }, krakow],
  },
};
