import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { picture } from '../../testing/picture.ts';
import { exampleWebinar, NOW } from './testing/webinars.ts';
import { WebinarCard } from './webinar-card.tsx';

const DURING = '2026-11-20T13:30:00Z';
const AFTER = '2026-11-20T14:00:00Z';
const withPicture = { ...exampleWebinar, image: { ...picture(1024, 576), thumbnail: '' } };

const meta: Meta<typeof WebinarCard> = {
  title: 'Cards/Webinar card',
  component: WebinarCard,
  parameters: { messages },
  args: { webinar: withPicture, now: NOW, onOpen: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof WebinarCard>;

export const Before: Story = {};
export const Running: Story = { args: { now: DURING } };
export const Over: Story = { args: { now: AFTER } };
export const WithoutPicture: Story = { args: { webinar: exampleWebinar } };
export const OverWithoutPicture: Story = { args: { webinar: exampleWebinar, now: AFTER } };
const inside = { ...withPicture, signup_url: null };
const own = { has_place: true, position: null, show_contacts: true, show_participants: false, join_url: null };
const people = [
  { id: 'user-1', name: 'Anna Nowak', thumbnail: null },
  { id: 'user-2', name: 'Jan Kowal', thumbnail: null },
];
export const SignUpHere: Story = { args: { webinar: { ...inside, places: 30, free_places: 2 } } };
export const Full: Story = {
  args: { webinar: { ...inside, places: 30, free_places: 0, contacts: { count: 5, people } } },
};
export const SignedUp: Story = { args: { webinar: { ...inside, sign_up: own } } };
export const Waiting: Story = {
  args: { webinar: { ...inside, places: 30, free_places: 0, sign_up: { ...own, has_place: false, position: 2 } } },
};
export const Joining: Story = {
  args: { now: DURING, webinar: { ...inside, sign_up: { ...own, join_url: 'https://example.com/spotkanie' } } },
};
export const WithRecording: Story = {
  args: { now: AFTER, webinar: { ...inside, sign_up: own, recording_url: 'https://example.com/nagranie' } },
};
export const ForAnAdmin: Story = { args: { menuItems: [{ title: 'Edytuj' }, { title: 'Usuń', danger: true }] } };
export const BareSpeaker: Story = {
  args: {
    webinar: {
      ...withPicture,
      category: null,
      short_description: '',
      speaker: {
        name: 'Ewa Wiśniewska',
        description: '',
        image: null,
        thumbnail: null,
        sector: null,
        phone: null,
        email: null,
      },
    },
  },
};
