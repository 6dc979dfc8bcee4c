import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MentionField } from './mention-field.tsx';
import type { MentionOption } from './mention-text.ts';
import { inForm, withForm } from './testing-form.tsx';
import type { MentionSearch } from './use-mention-box.ts';

const id = (last: number) => `0193e1c0-0000-7000-8000-00000000000${last}`;
const found: MentionOption[] = [
  { id: id(1), type: 'user', name: 'Anna Nowak', detail: 'Kraków' },
  { id: id(2), type: 'user', name: 'Andrzej Wiśniewski', detail: 'Energia Plus' },
  { id: id(3), type: 'company', name: 'Andromeda Instalacje Fotowoltaiczne i Elektryczne', detail: 'Gdańsk' },
];
const text = `Dziękuję, @[Anna Nowak](user:${id(1)})! Współpraca z @[Andromeda](company:${id(3)}) to przyjemność.`;

const meta = {
  title: 'Forms/Mentions',
  component: MentionField,
  args: { name: 'field', label: 'Komentarz', search: (async () => found) as MentionSearch },
  parameters: inForm({ values: { field: '' } }),
  decorators: [withForm],
} satisfies Meta<typeof MentionField>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (field: string) => inForm({ values: { field } });

export const Suggestions: Story = { args: { placeholder: 'Napisz komentarz…' } };
export const WithMentions: Story = { parameters: holding(text) };
export const Loading: Story = { args: { search: () => new Promise(() => undefined) }, parameters: holding('@an') };
export const NothingFound: Story = { args: { search: async () => [] }, parameters: holding('@xyz') };
export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('down')) },
  parameters: holding('@an'),
};
export const TooLong: Story = {
  parameters: inForm({
    values: { field: `${text} ${'Długi komentarz. '.repeat(90)}` },
  }),
};
export const WithError: Story = {
  args: { required: true },
  parameters: inForm({ values: { field: '' }, errors: { field: 'validators.required' } }),
};
export const Disabled: Story = { args: { disabled: true }, parameters: holding(text) };
