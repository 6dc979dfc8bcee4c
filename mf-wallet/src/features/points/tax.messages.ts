import type { MessageDescriptor } from 'react-intl';

export const taxFieldMessages = {
  asked: { id: 'points.tax.asked' },
  why: { id: 'points.tax.why' },
  who: { id: 'points.tax.who' },
  kept: { id: 'points.tax.kept' },
  pesel: { id: 'points.tax.pesel' },
  peselKept: { id: 'points.tax.pesel_kept' },
  street: { id: 'points.tax.street' },
  houseNumber: { id: 'points.tax.house_number' },
  postalCode: { id: 'points.tax.postal_code' },
  town: { id: 'points.tax.town' },
} as const satisfies Record<string, MessageDescriptor>;

export const taxPanelMessages = {
  title: { id: 'points.tax.title' },
  text: { id: 'points.tax.text' },
  failed: { id: 'points.tax.failed' },
  year: { id: 'points.tax.year' },
  amount: { id: 'points.tax.amount' },
  data: { id: 'points.tax.data' },
  missing: { id: 'points.tax.missing' },
  reported: { id: 'points.tax.reported' },
  correct: { id: 'points.tax.correct' },
  correctOne: { id: 'points.tax.correct_one' },
  give: { id: 'points.tax.give' },
  giveOne: { id: 'points.tax.give_one' },
} as const satisfies Record<string, MessageDescriptor>;

export const taxDialogMessages = {
  title: { id: 'points.tax.dialog_title' },
  confirm: { id: 'points.tax.save' },
  done: { id: 'points.tax.saved' },
} as const satisfies Record<string, MessageDescriptor>;
