import { ImagesField } from '@wspolnik/system/files';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { textBoxMessages as messages } from './text-box.messages.ts';

export interface TextBoxImageProps {
  /** The user has just pressed the button for an image. */
  isAsked: boolean;
  maxCount: number;
}

/** A separate chunk: choice, order, crop and description of the pictures. */
export function TextBoxImage({ isAsked, maxCount }: TextBoxImageProps) {
  const { formatMessage } = useIntl();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    const choose = part.current?.querySelector<HTMLElement>('[data-choose]');
    choose?.focus();
    choose?.click();
  }, [isAsked]);
  return (
    <div ref={part}>
      <ImagesField
        name="images"
        label={formatMessage(maxCount > 1 ? messages.images : messages.image)}
        maxCount={maxCount}
        crop="original"
      />
    </div>
  );
}
