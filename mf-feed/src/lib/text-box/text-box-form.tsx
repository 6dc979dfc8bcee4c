import type { PostType } from '@wspolnik/contract';
import { MAX_POST_IMAGES, POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useAction } from '@wspolnik/kit';
import { ApiError, newIdempotencyKey, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, IconButton } from '@wspolnik/system';
import { Form, FormError, MentionField, preloadMentionEditor, rules } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { ImagePlus, Tag } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { object, type StringSchema, string } from 'yup';
import { OfferField } from '../trade/offer-field.tsx';
import { TradeFields } from '../trade/trade-fields.tsx';
import { searchMentions } from './mention-search.ts';
import { textBoxMessages as messages } from './text-box.messages.ts';
import classes from './text-box.module.css';
import type { TextStore } from './text-box-draft.ts';
import type { TextBoxValues } from './text-box-values.ts';
import { useImagePart } from './use-image-part.ts';
import { useTextDraft } from './use-text-draft.ts';

const requiredOf = (type: PostType) =>
  string().when('type', ([chosen], field: StringSchema) => (chosen === type ? field.required() : field));

const SCHEMA = object({
  text: rules
    .mentionLength(POST_TEXT_LENGTH)
    .trim()
    .when(['images', 'type', 'offer_id'], ([images, type, offer], text: StringSchema) =>
      images.length > 0 || (!type && offer) ? text : text.required(),
    ),
  category_id: requiredOf('seeks'),
  company_id: requiredOf('recommends'),
  offer_id: requiredOf('offers'),
});

/** The editor's code; without it the field is a text area. */
export const preload = (): Promise<void> => preloadMentionEditor().catch(() => undefined);

export interface TextBoxFormProps {
  store: TextStore;
  initialValues: TextBoxValues;
  label: string;
  placeholder: string;
  submitLabel: string;
  compact?: boolean;
  autoFocus?: boolean;
  isPost?: boolean;
  onSubmit(values: TextBoxValues, idempotencyKey: string): Promise<unknown>;
  onSent(): void;
  children?(text: string): ReactNode;
}

/** The opened `TextBox`. */
export function TextBoxForm(props: TextBoxFormProps) {
  const { initialValues, onSubmit, onSent } = props;
  const finishDraft = useRef<() => void>(null);
  const renewed = useRef<string>(null);
  const write = async (values: TextBoxValues, key: string) => {
    try {
      await onSubmit({ ...values, text: values.text.trim() }, renewed.current ?? key);
    } catch (error) {
      // An earlier version arrived after all; later changes are another text.
      if (error instanceof ApiError && error.code === 'idempotency_mismatch') renewed.current = newIdempotencyKey();
      throw error;
    }
    return true;
  };
  const { submit } = useAction(write, {
    onDone: () => {
      finishDraft.current?.();
      onSent();
    },
  });
  return (
    <Formik initialValues={initialValues} validationSchema={SCHEMA} onSubmit={submit}>
      <Fields {...props} finishDraft={finishDraft} />
    </Formik>
  );
}

function Fields(props: TextBoxFormProps & { finishDraft: RefObject<(() => void) | null> }) {
  const { store, label, placeholder, submitLabel, compact, autoFocus, isPost = false, children, finishDraft } = props;
  const { formatMessage } = useIntl();
  const { values, errors, isSubmitting, submitForm, setFieldValue } = useFormikContext<TextBoxValues>();
  const { finish, problem } = useTextDraft(store);
  useEffect(() => {
    finishDraft.current = finish;
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // It is higher than the text area that was there: its buttons would be below the fold of a dialog.
    if (autoFocus) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [autoFocus]);
  const image = useImagePart(values.images.length > 0 || 'images' in errors);
  const isCompany = useSessionStore(({ company }) => company !== null);
  const [isOffering, setOffering] = useState(values.offer_id !== '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isSubmitting) void submitForm();
  };
  return (
    <Form ref={form} noValidate className={classes.box} onKeyDown={onKeyDown}>
      <FormError />
      <MentionField
        name="text"
        hideLabel
        mayBeLeftEmpty
        rows={compact ? 2 : 3}
        maxLength={POST_TEXT_LENGTH}
        search={searchMentions}
        {...{ label, placeholder, autoFocus }}
      />
      {children?.(values.text)}
      {isPost && <TradeFields />}
      {!isPost && (isOffering || values.offer_id !== '') && <OfferField />}
      {image.Part && <image.Part isAsked={image.isAsked} maxCount={isPost ? MAX_POST_IMAGES : 1} />}
      {problem && (
        <Callout tone="danger">
          {formatMessage({ id: problem === 'texts' ? 'ui.draft.noTexts' : 'ui.draft.noFiles' })}
        </Callout>
      )}
      <div className={classes.actions}>
        {values.images.length === 0 && (
          <IconButton
            size={compact ? 'sm' : 'md'}
            label={formatMessage(messages.addImage)}
            icon={<ImagePlus size={20} strokeWidth={1.75} />}
            aria-expanded={image.Part !== null}
            loading={image.isLoading}
            onClick={image.toggle}
          />
        )}
        {!isPost && isCompany && (
          <IconButton
            size={compact ? 'sm' : 'md'}
            label={formatMessage(messages.addOffer)}
            icon={<Tag size={20} strokeWidth={1.75} />}
            aria-expanded={isOffering}
            onClick={() => {
              if (isOffering) void setFieldValue('offer_id', '');
              setOffering(!isOffering);
            }}
          />
        )}
        <Button type="submit" className={classes.submit} size={compact ? 'sm' : 'md'} loading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
