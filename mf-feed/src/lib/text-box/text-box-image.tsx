import { IMAGE_ALT_LENGTH } from '@wspolnik/contract/limits';
import { ImageField } from '@wspolnik/system/files';
import { TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { textBoxMessages as messages } from './text-box.messages.ts';
import classes from './text-box.module.css';
import type { TextBoxValues } from './text-box-values.ts';

export interface TextBoxImageProps {
  /** The user has just pressed the button for an image. */
  isAsked: boolean;
}

/** A separate chunk: choice, crop and description of the image. */
export function TextBoxImage({ isAsked }: TextBoxImageProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<TextBoxValues>();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    const choose = part.current?.querySelector<HTMLElement>('[data-choose]');
    choose?.focus();
    choose?.click();
  }, [isAsked]);
  return (
    <div ref={part} className={classes.image}>
      <ImageField
        name="image"
        owner={formatMessage(messages.image)}
        label={formatMessage(messages.image)}
        hideLabel
        shape="wide"
        crop="original"
      />
      {values.image && (
        <TextField
          name="image_alt"
          label={formatMessage(messages.alt)}
          help={formatMessage(messages.altHelp)}
          maxLength={IMAGE_ALT_LENGTH}
        />
      )}
    </div>
  );
}
