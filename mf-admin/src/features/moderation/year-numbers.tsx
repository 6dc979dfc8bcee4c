import { useAction, useRead } from '@wspolnik/kit';
import { Button, Menu, toast, useErrorText } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { cloneElement } from 'react';
import { useIntl } from 'react-intl';
import { moderationYearsRead } from '../../lib/moderation.reads.ts';
import { saveFile } from '../../lib/save-file.ts';
import { loadNumbers } from './moderation.api.ts';
import { listMessages as messages } from './moderation.messages.ts';

/** The numbers of a year as a file. */
export function YearNumbers() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(moderationYearsRead());
  const { run, isRunning } = useAction((year: number) => loadNumbers(year));
  const save = async (year: number) => {
    try {
      const file = await run(year);
      if (file) saveFile(file.name, file.content);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const button = (
    <Button variant="outline" size="sm" loading={isRunning}>
      <Download aria-hidden size={16} strokeWidth={1.75} />
      {formatMessage(messages.numbers)}
    </Button>
  );
  if (!data) return cloneElement(button, { disabled: !error, onClick: retry });
  return (
    <Menu
      label={formatMessage(messages.years)}
      trigger={button}
      items={data.years.map((year) => ({ title: String(year), onClick: () => void save(year) }))}
    />
  );
}
