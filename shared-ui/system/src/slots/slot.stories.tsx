import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton } from '../components/page-skeleton/page-skeleton.tsx';
import { defineSlot } from './define-slot.tsx';
import { configureSlots, type SlotSource } from './registry.ts';
import { Slot } from './slot.tsx';

declare module './slot-map.ts' {
  interface SlotMap {
    'sample.offers': { companyId: string };
  }
}

const loadMessages = { pl: async () => ({}), en: async () => ({}) };

/** The slot of a company's offers, as provided by a remote; without `load`, no remote provides it. */
const contributed = (load?: SlotSource['load']): Story => ({
  beforeEach: () => {
    configureSlots((name) => (load && name === 'sample.offers' ? { remote: 'mf_offers', load } : null));
    return () => configureSlots(() => null);
  },
});

const meta = {
  title: 'States/Slot',
  render: () => (
    <div style={{ maxWidth: 300 }}>
      <Slot name="sample.offers" companyId="7" fallback={<CardSkeleton />} eager />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const slot = defineSlot<'sample.offers'>({ Component: () => <p>Trzy oferty tej firmy</p>, loadMessages });

export const Loaded: Story = contributed(async () => ({ slot }));
export const OnItsWay: Story = contributed(() => new Promise(() => undefined));
export const Failed: Story = contributed(() => Promise.reject(new Error('down')));
export const NobodyContributes: Story = contributed();
