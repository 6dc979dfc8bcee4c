import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { MentionField } from './mention-field.tsx';
import type { MentionSearch } from './mention-search.ts';
import type { MentionOption } from './mention-text.ts';

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

/** Puts the caret after `text`, once the live region has announced `said`. */
const asking = (search: MentionSearch, text: string, said: RegExp): Story => ({
  args: { search },
  parameters: holding(text),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    field.focus();
    getSelection()?.selectAllChildren(field);
    getSelection()?.collapseToEnd();
    await canvas.findByText(said, { selector: '[role=status]' });
  },
});

export const Empty: Story = { args: { placeholder: 'Napisz komentarz…' } };
export const Suggestions: Story = asking(async () => found, 'Dziękuję @an', /^3 podpowiedzi|^3 suggestions/);
export const WithMentions: Story = { parameters: holding(text) };
export const Loading: Story = asking(() => new Promise(() => undefined), '@an', /Szukanie|Searching/);
export const NothingFound: Story = asking(async () => [], '@xyz', /Nie znaleziono|No such/);
export const Failed: Story = asking(() => Promise.reject(new Error('down')), '@an', /Nie udało się|could not/);
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
