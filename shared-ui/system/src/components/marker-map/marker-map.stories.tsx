import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MarkerMap } from './marker-map.tsx';

const TOWNS: [string, number, number][] = [
  ['Warszawa', 52.23, 21.01],
  ['Kraków', 50.06, 19.94],
  ['Wrocław', 51.1, 17.03],
  ['Gdańsk', 54.35, 18.65],
  ['Poznań', 52.41, 16.93],
  ['Szczecin', 53.43, 14.55],
  ['Białystok', 53.13, 23.16],
  ['Rzeszów', 50.04, 22],
];

/** Scattered around the towns, at the same positions in every run. */
const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [town, lat, lng] = TOWNS[index % TOWNS.length] ?? TOWNS[0] ?? ['', 0, 0];
    const spread = (step: number) => ((index * step) % 1000) / 1000 - 0.5;
    return { id: String(index), name: `${town} ${index + 1}`, lat: lat + spread(379), lng: lng + spread(613) * 1.6 };
  });

const meta = {
  title: 'Map/Marker map',
  component: MarkerMap,
  args: {
    label: 'Mapa firm',
    markers: companies(120),
    renderCard: ({ name }) => <strong>{name}</strong>,
  },
} satisfies Meta<typeof MarkerMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clusters: Story = {};
export const Selected: Story = { args: { markers: companies(8), selectedId: '2' } };
export const WithRadius: Story = { args: { radius: { center: { lat: 52.23, lng: 21.01 }, km: 60 } } };
export const SearchHere: Story = { args: { onSearchHere: () => undefined } };
export const OneAddress: Story = {
  args: { markers: companies(3).map((marker) => ({ ...marker, lat: 52.2, lng: 21 })) },
};
/** What the disc opens: a list beside the map. */
export const OpenPlace: Story = {
  args: {
    kind: 'offers',
    markers: companies(30).map((marker) => ({ ...marker, lat: 50.06, lng: 19.94, detail: '1 200,00 zł' })),
    place: { lat: 50.06, lng: 19.94 },
    Town: ({ children }) => children('Kraków'),
  },
};
/** The wheel scrolls the page unless the modifier key is pressed. */
export const WheelOfThePage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^(Przybliż|Zoom in)$/ }, { timeout: 60_000 });
    const map = canvasElement.querySelector('canvas');
    const takes = (ctrlKey: boolean) => {
      const turn = new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, cancelable: true });
      return map?.dispatchEvent(turn) === false;
    };
    if (takes(false)) throw new Error('The map takes the wheel from the page.');
    if (!takes(true)) throw new Error('The map takes no wheel, though Ctrl is held.');
  },
};
export const Nothing: Story = { args: { markers: [] } };
export const TenThousand: Story = { args: { markers: companies(10_000) } };
export const OwnList: Story = { args: { list: ({ markers }) => <p>{markers.length}</p>, height: 320 } };
