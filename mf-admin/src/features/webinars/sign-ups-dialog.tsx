import type { Webinar, WebinarSignUpPage } from '@wspolnik/contract';
import { useAction, useRead } from '@wspolnik/kit';
import { getFile, withQuery } from '@wspolnik/shared-auth';
import { Badge, Button, Dialog, ErrorPanel, formatDate, Link, toast, useErrorText, useLocale } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { webinarSignUpsRead } from '../../lib/webinars.reads.ts';
import classes from './sign-ups-dialog.module.css';
import { signUpMessages as messages } from './webinars.messages.ts';

/** As many as the API answers at once; the file has all. */
const LIMIT = '100';

/** Who comes to a webinar and who waits for a place, with a file for a spreadsheet. */
export function SignUpsDialog({ webinar: { id, title }, onClose }: { webinar: Webinar; onClose(): void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead<WebinarSignUpPage>(webinarSignUpsRead({ id, limit: LIMIT }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.title, { title })}
      footer={<ExportButton id={id} title={title} />}
    >
      {data ? (
        <SignUps page={data} />
      ) : error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <RowSkeletons count={3} height={28} />
      )}
    </Dialog>
  );
}

function SignUps({ page: { results, count } }: { page: WebinarSignUpPage }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <>
      <ul className={classes.people}>
        {results.map(({ user, signed_up_at, has_place }) => (
          <li key={user.id}>
            <Link to={`/admin/users/${user.id}`}>{user.name}</Link>
            <span className={classes.facts}>
              <span>{user.email}</span>
              <time dateTime={signed_up_at}>{formatDate(signed_up_at, locale, { time: true })}</time>
            </span>
            {!has_place && <Badge>{formatMessage(messages.waiting)}</Badge>}
          </li>
        ))}
      </ul>
      {count > results.length && <p>{formatMessage(messages.more, { count: count - results.length })}</p>}
    </>
  );
}

function ExportButton({ id, title }: { id: string; title: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const path = withQuery(`webinars/${encodeURIComponent(id)}/sign-ups/export/`, { locale });
  const { run, isRunning } = useAction(() => getFile(path), { onDone: (file) => saveFile(`${title}.csv`, file) });
  const download = () =>
    run().catch((error: unknown) => toast.error(`${formatMessage(messages.exportFailed)} ${errorText(error)}`));
  return (
    <Button variant="outline" icon={<Download size={18} strokeWidth={1.75} />} loading={isRunning} onClick={download}>
      {formatMessage(messages.export)}
    </Button>
  );
}
