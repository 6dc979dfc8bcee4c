import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, signInAs } from '@wspolnik/testing/answered';
import { idOf, taxReport, taxReportRow } from '@wspolnik/testing/samples';
import { messages } from '../../testing/messages.ts';
import { TaxReportPage } from './tax-report.page.tsx';

const results = [
  taxReportRow({ amount: '5100.00', withdrawals: 5, id: idOf(82), name: 'Jan Lis', pesel: null }),
  taxReportRow(),
  taxReportRow({ id: idOf(83), name: 'Adam Wilk', is_deleted: true }),
  taxReportRow({ id: idOf(84), name: null, is_deleted: true, pesel: null }),
];
const report = taxReport({ results, count: 4, missing: 2, amount: '12300.00' });
const made = { name: 'wyplaty-2025.csv', made_at: '2026-02-01T10:00:00.000Z', made_by: 'Jan Kos' };

const meta = {
  title: 'Administration/Tax report',
  component: TaxReportPage,
  parameters: { messages },
} satisfies Meta<typeof TaxReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with this answer, once it has shown `said`. */
const showing = (answer: () => unknown, said: RegExp): Story => ({
  decorators: [answered({ 'GET accounts/admin/tax-report/': answer }, signInAs.admin)],
  play: async ({ canvas }) => {
    await canvas.findByText(said);
  },
});

export const BeforeTheFile: Story = showing(() => report, /osobom brakuje danych|data of 2 people/);
export const FileIsMade: Story = showing(() => taxReport({ ...report, file: made }), /wyplaty-2025/);
export const YearUnderWay: Story = showing(
  () => taxReport({ ...report, year: 2026, has_ended: false }),
  /Rok jeszcze trwa|has not ended/,
);
export const Nobody: Story = showing(
  () => taxReport({ results: [], count: 0, amount: '0.00' }),
  /Niczyje wypłaty|Nobody/,
);
export const Failed: Story = showing(failed, /Nie udało się wczytać raportu|tax report could not/);
