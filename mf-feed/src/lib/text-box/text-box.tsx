import { POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Textarea, TextCounter, textLength } from '@wspolnik/system';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { textBoxMessages as messages } from './text-box.messages.ts';
import classes from './text-box.module.css';
import { hasDraft, loadDraft, type StoredText } from './text-box-draft.ts';
import type { TextBoxFormProps } from './text-box-form.tsx';
import type { TextBoxValues } from './text-box-values.ts';

export interface TextBoxProps {
  /** Name of the draft, e.g. `post`; drafts are kept per profile. */
  draft: string;
  /** Read aloud; the field itself shows the placeholder. */
  label: string;
  placeholder: string;
  submitLabel: string;
  /**
   * Rejects with the client's `ApiError`, which is shown at its field, with everything typed. The key is the same for a repeated
   * attempt whose result is unknown.
   */
  onSubmit(values: TextBoxValues, idempotencyKey: string): Promise<unknown>;
  /** For answers: one line at first, ready for the next answer after sending. */
  compact?: boolean;
  /** Moves the focus into the field as it appears. */
  autoFocus?: boolean;
  /** What an unused field begins with, e.g. a mention. */
  start?: string;
  /** With several pictures, and with the choice of what the post is for. A comment has one picture, and an offer of a company. */
  isPost?: boolean;
  /** Shown below the text while somebody writes. */
  children?(text: string): ReactNode;
}

/** A separate chunk, with Formik and the editor. */
async function loadForm(): Promise<ComponentType<TextBoxFormProps>> {
  const { preload, TextBoxForm } = await import(/* webpackChunkName: "text-box" */ './text-box-form.tsx');
  await preload();
  return TextBoxForm;
}

/**
 * A field for a post or a comment, with mentions and pictures; for somebody who is signed in. It is a plain text area until it
 * is used. Typed text is kept as a draft on this device until it has been sent.
 */
export function TextBox(props: TextBoxProps) {
  const profile = useSessionStore(profileKey);
  const [sent, setSent] = useState(0);
  return <OneText key={`${profile} ${sent}`} {...props} isNext={sent > 0} onSent={() => setSent((n) => n + 1)} />;
}

interface OneTextProps extends TextBoxProps {
  /** A text has just been sent from here. */
  isNext: boolean;
  onSent(): void;
}

function OneText({ isNext, autoFocus, start: begin = '', ...props }: OneTextProps) {
  const store = useDraft<Partial<StoredText>>(props.draft, {}, 'device');
  const area = useRef<HTMLTextAreaElement>(null);
  const { opened, open, type, typed, failed } = useOpening(store, area, isNext ? '' : begin);
  /** Focus that code has set does not open the box. */
  const isQuiet = useRef(false);
  const start = useEffectEvent(() => {
    if (autoFocus || (isNext && props.compact)) return void open('take');
    if (hasDraft(store)) return void open('leave');
    if (!isNext) return;
    isQuiet.current = true;
    area.current?.focus();
    isQuiet.current = false;
  });
  useEffect(() => start(), []);
  if (opened) {
    const { Form, values, focused } = opened;
    return <Form {...props} store={store} initialValues={values} autoFocus={focused} />;
  }
  return (
    <div className={classes.box}>
      <Textarea
        ref={area}
        className={props.compact ? classes.line : classes.lines}
        aria-label={props.label}
        placeholder={props.placeholder}
        rows={props.compact ? 1 : 2}
        value={typed}
        onFocus={() => isQuiet.current || open('keep')}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {typed && <TextCounter used={textLength(typed)} max={POST_TEXT_LENGTH} />}
      {failed && <Failed onRetry={() => open('take')} />}
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const { formatMessage } = useIntl();
  return (
    <p role="alert" className={classes.failed}>
      {formatMessage(messages.failed)}
      <Button variant="outline" size="sm" onClick={onRetry}>
        {formatMessage(messages.again)}
      </Button>
    </p>
  );
}

interface Opened {
  Form: ComponentType<TextBoxFormProps>;
  values: TextBoxValues;
  focused: boolean;
}

/** Whether the form takes the focus: always, if the plain field still has it by then, or never. */
type FormFocus = 'take' | 'keep' | 'leave';

/** Loads the form and the draft; text typed meanwhile is added to the draft. */
function useOpening(store: TextBoxFormProps['store'], area: RefObject<HTMLTextAreaElement | null>, begin: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const isLoading = useRef(false);
  const open = async (focus: FormFocus) => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    try {
      const [Form, values] = await Promise.all([loadForm(), loadDraft(store)]);
      const text = [values.text || begin, latest.current].filter(Boolean).join('\n');
      const focused = focus === 'take' || (focus === 'keep' && area.current === document.activeElement);
      // At once: a key pressed between the plain field and the form would be lost, or the form would take a focus that has moved on.
      flushSync(() => setOpened({ Form, values: { ...values, text }, focused }));
    } catch {
      setFailed(true);
    }
    isLoading.current = false;
  };
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    void open('keep');
  };
  return { opened, open, type, typed, failed };
}
