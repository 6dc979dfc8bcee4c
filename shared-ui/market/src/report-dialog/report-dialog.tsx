import { MODERATION_TEXT_LENGTH } from '@wspolnik/contract/limits';
import type { Draft } from '@wspolnik/system/forms';
import { FormDialog, rules, SelectField, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { REPORT_CATEGORIES, type ReportCategory, useCategoryName } from './report-categories.ts';

export interface ReportValues {
  category: ReportCategory | '';
  reason: string;
}

export interface Report {
  category: ReportCategory;
  reason: string;
}

export const NO_REPORT: ReportValues = { category: '', reason: '' };

const SCHEMA = object({
  category: string().required('validators.required'),
  reason: rules.required().max(MODERATION_TEXT_LENGTH),
});

export interface ReportDialogProps {
  title: string;
  /** Who reads the report, and what the other side learns. */
  text: string;
  /** Those of posts, messages and profiles when absent. */
  categories?: readonly ReportCategory[];
  draft?: Draft<ReportValues> | undefined;
  /** Resolves with true when it is sent, which closes the dialog. */
  onReport(report: Report): Promise<boolean>;
  onClose(): void;
}

/** Reports something to the administration: a category and own words. */
export function ReportDialog(props: ReportDialogProps) {
  const { title, text, categories = REPORT_CATEGORIES, draft, onReport, onClose } = props;
  const { formatMessage } = useIntl();
  const nameOf = useCategoryName();
  return (
    <FormDialog
      danger
      title={title}
      initialValues={NO_REPORT}
      schema={SCHEMA}
      draft={draft}
      confirm={formatMessage({ id: 'ui.report.confirm' })}
      onSubmit={({ category, reason }) => onReport({ category: category || 'other', reason: reason.trim() })}
      onClose={onClose}
    >
      <p>{text}</p>
      <SelectField
        name="category"
        label={formatMessage({ id: 'ui.report.category' })}
        required
        placeholder={formatMessage({ id: 'ui.report.category.choose' })}
        options={categories.map((value) => ({ value, label: nameOf(value) }))}
      />
      <TextareaField
        name="reason"
        label={formatMessage({ id: 'ui.report.reason' })}
        required
        rows={4}
        maxLength={MODERATION_TEXT_LENGTH}
        counted
      />
    </FormDialog>
  );
}
