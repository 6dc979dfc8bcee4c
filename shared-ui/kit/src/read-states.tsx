import { EmptyState, ErrorPanel, useErrorText, usePage } from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isGone } from './gone.ts';
import { StaleNote } from './stale-note.tsx';
import classes from './states.module.css';
import type { ReadState } from './use-read.ts';

export interface ReadStatesProps<Data> {
  read: ReadState<Data>;
  skeleton: ReactNode;
  /** Title of the page when it could not be read. */
  failed: string;
  /** When it is not there, or not for this person: the page's title, why, and one action that helps. */
  gone: GonePageProps;
  children: (data: Data) => ReactNode;
}

/** A page of one thing in each of its states: skeleton, gone, failed, a note on outdated data, the thing itself. */
export function ReadStates<Data>({ read, skeleton, failed, gone, children }: ReadStatesProps<Data>): ReactNode {
  const { data, error, retry } = read;
  if (data !== undefined) {
    return (
      <>
        <div role="status" className={`wp-container ${classes.note}`}>
          <StaleNote read={read} />
        </div>
        {children(data)}
      </>
    );
  }
  if (!error) return skeleton;
  if (isGone(error)) return <GonePage {...gone} />;
  return <FailedPage title={failed} error={error} onRetry={retry} />;
}

export interface GonePageProps {
  /** Of the page. */
  title: string;
  text?: string;
  action: ReactNode;
}

/** A page of something that is not there, where the read itself did not fail. */
export function GonePage({ title, text, action }: GonePageProps) {
  return (
    <StatePage title={title}>
      <EmptyState icon={<SearchX size={26} strokeWidth={1.75} />} title={title} text={text} action={action} />
    </StatePage>
  );
}

/** A page that is nothing but a failed read. */
export function FailedPage({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const errorText = useErrorText();
  return (
    <StatePage title={title}>
      <ErrorPanel title={title} detail={errorText(error)} onRetry={onRetry} />
    </StatePage>
  );
}

/** The visible title is part of the panel; the page still has a heading and a name. */
function StatePage({ title, children }: { title: string; children: ReactNode }) {
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className="wp-visually-hidden">{title}</h1>
      {children}
    </div>
  );
}
