import { pictureSource } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { conversationMessages as messages } from './conversation.messages.ts';
import classes from './message-image.module.css';

export interface MessageImageProps {
  /** Null while the address is not there yet. */
  src: string | null;
  /** In pixels; undefined for one that was not sent yet. */
  width?: number;
  height?: number;
  /** Name of the button, or of the picture without one. */
  label: string;
  onOpen?(): void;
}

/** Longest sides in a bubble, in px. */
const MOST = { width: 280, height: 320 };

/** A picture in a bubble, whose place is known before it loads. */
export function MessageImage({ src, width, height, label, onOpen }: MessageImageProps) {
  const { formatMessage } = useIntl();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={classes.broken}>{formatMessage(messages.imageFailed)}</p>;
  const scale = width && height ? Math.min(MOST.width / width, MOST.height / height, 1) : 0;
  const size = width && height ? { width: Math.round(width * scale), height: Math.round(height * scale) } : undefined;
  const picture = src ? (
    <img
      {...pictureSource(src, `${size?.width ?? MOST.width}px`, width)}
      alt={onOpen ? '' : label}
      {...size}
      className={classes.image}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  ) : (
    <span className={classes.image} style={size} />
  );
  if (!onOpen) return picture;
  return (
    <button type="button" className={classes.open} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      {picture}
    </button>
  );
}
