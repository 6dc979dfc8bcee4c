import type { TaxReport } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { ConfirmationField, NO_PROOF, type ProofValues, useConfirmation } from '@wspolnik/kit/confirmation';
import { Callout, formatMoney, toast } from '@wspolnik/system';
import { FormDialog } from '@wspolnik/system/forms';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import people from '../../lib/people/people.module.css';
import { saveFile } from '../../lib/save-file.ts';
import { taxReportRead } from '../../lib/tax-report.reads.ts';
import { takeReportFile } from './tax-report.api.ts';
import { fileMessages as messages } from './tax-report.messages.ts';

interface ReportFileDialogProps {
  /** As the admin sees it. */
  report: TaxReport;
  onClose(): void;
}

/** Makes the yearly file, or downloads the one that was made, with the password or the second step. */
export function ReportFileDialog({ report, onClose }: ReportFileDialogProps) {
  const { formatMessage } = useIntl();
  const { year, count, missing, amount, file } = report;
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object(fields), [fields]);
  const { run } = useAction(
    (proof: ProofValues, key) => {
      const body = { year, seen_count: count, seen_missing: missing, seen_amount: amount };
      return confirmed(proof, (token) => takeReportFile(body, token, key));
    },
    {
      onDone: ({ name, content }) => {
        saveFile(name, content);
        toast.success(formatMessage(messages.done, { name }));
        void refresh(taxReportRead);
      },
    },
  );
  const title = formatMessage(file ? messages.download : messages.make, { year: String(year) });
  return (
    <FormDialog
      title={title}
      initialValues={NO_PROOF}
      schema={schema}
      confirm={title}
      disabled={!confirmation.method}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={() => void refresh(taxReportRead)}
      onClose={onClose}
    >
      <p className={people.dialogText}>
        {file
          ? formatMessage(messages.downloadText)
          : formatMessage(messages.makeText, { count, amount: formatMoney(amount) })}
      </p>
      {!file && missing > 0 && (
        <Callout
          tone="danger"
          icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
          title={formatMessage(messages.missing, { count: missing })}
        >
          <p>{formatMessage(messages.missingText)}</p>
        </Callout>
      )}
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}
