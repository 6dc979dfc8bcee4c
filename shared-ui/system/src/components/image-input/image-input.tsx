import { Avatar, Button, classNames } from '@wspolnik/system';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDrop } from '../../hooks/use-drop.ts';
import { useLatest } from '../../hooks/use-latest.ts';
import { useObjectUrl } from '../../hooks/use-object-url.ts';
import { type FieldMessage, useFieldText } from '../../validators/field-message.ts';
import { IMAGE_EXTENSIONS } from '../../validators/file-rule.ts';
import { inspectFile } from '../../validators/inspect-file.ts';
import zone from '../drop-zone/drop-zone.module.css';
import { Limits } from '../drop-zone/drop-zone.tsx';
import { Group, type GroupLook } from '../group/group.tsx';
import { ImageCropper } from '../image-cropper/image-cropper.tsx';
import { Status } from '../status/status.tsx';
import { useStatus } from '../status/use-status.ts';
import styles from './images.module.css';

/** A stored picture by its address, a new one as its file, or none. */
export type ImageValue = { url: string } | File | null;

export interface ImageInputLook {
  /** The owner of the picture; gives the initials when there is none. */
  name: string;
  /** `round` for people, `square` for companies, `wide` for covers and attachments. */
  shape?: 'round' | 'square' | 'wide';
  /** Aspect ratio (width by height) of the crop; false disables cropping. 1 by default. */
  crop?: number | 'original' | false;
  /** Megabytes of 1,000,000 bytes; 10 by default. */
  maxMb?: number;
}

export interface ImageInputProps extends ImageInputLook, GroupLook {
  value: ImageValue;
  onChange(value: ImageValue): void;
  error?: ReactNode;
  onLeave?(): void;
}

/** One picture: shown, chosen or dropped, cropped, replaced, removed. */
export function ImageInput(props: ImageInputProps) {
  const { value, onChange, name, shape = 'round', crop = 1, maxMb = 10, error, ...look } = props;
  const intl = useIntl();
  const fieldText = useFieldText();
  const choice = useImageChoice(props);
  const { rootProps, inputProps, drag, open } = useDrop({
    accept: IMAGE_EXTENSIONS,
    multiple: false,
    disabled: look.disabled,
    onFiles: ([file]) => file && choice.take(file),
    onNothing: () => choice.refuse({ id: 'validators.fileNone' }),
  });
  const newUrl = useObjectUrl(value instanceof File ? value : null);
  const url = value instanceof File ? newUrl : value?.url;
  return (
    <Group {...look} error={fieldText(choice.problem) ?? error}>
      {() => (
        <div {...rootProps} className={classNames(zone.zone, styles[shape])} data-drag={drag}>
          <input {...inputProps} />
          <Preview {...{ url, name, shape }} onFailure={choice.fail} />
          <div className={styles.actions}>
            <Button
              variant="outline"
              icon={<ImagePlus size={18} strokeWidth={1.75} />}
              onClick={open}
              disabled={look.disabled}
              data-choose=""
            >
              {intl.formatMessage({ id: value ? 'ui.image.replace' : 'ui.image.add' })}
            </Button>
            {value && (
              <Button
                variant="ghost"
                icon={<Trash2 size={18} strokeWidth={1.75} />}
                disabled={look.disabled}
                onClick={(event) => choice.remove(event.currentTarget)}
              >
                {intl.formatMessage({ id: 'ui.remove' })}
              </Button>
            )}
            <Limits accept={IMAGE_EXTENSIONS} maxMb={maxMb} />
          </div>
          <Status announcements={choice.announcements} />
          {crop !== false && (
            <ImageCropper
              file={choice.toCrop}
              ratio={crop}
              round={shape === 'round'}
              onCrop={choice.accept}
              onClose={choice.leave}
            />
          )}
        </div>
      )}
    </Group>
  );
}

/** The steps from a chosen file to the value, and the error of the last file. */
function useImageChoice(props: ImageInputProps) {
  const intl = useIntl();
  const latest = useLatest(props);
  const { announcements, announce } = useStatus();
  const [problem, setProblem] = useState<FieldMessage | null>(null);
  const [toCrop, setToCrop] = useState<File | null>(null);
  const accept = (file: File) => {
    latest.current.onChange(file);
    announce(intl.formatMessage({ id: 'ui.file.said.added' }, { name: file.name }));
  };
  return {
    ...{ problem, toCrop, announcements, accept, refuse: setProblem },
    leave: () => setToCrop(null),
    /** The signature is of a picture, but it cannot be decoded. */
    fail: () => {
      if (!(latest.current.value instanceof File)) return;
      setProblem({ id: 'validators.fileUnreadable' });
      latest.current.onChange(null);
    },
    take: async (chosen: File) => {
      const { crop = 1, maxMb = 10 } = latest.current;
      const result = await inspectFile(chosen, { accept: IMAGE_EXTENSIONS, maxMb });
      setProblem(result.problem ?? null);
      if (!result.file) return;
      if (crop === false) accept(result.file);
      else setToCrop(result.file);
    },
    remove: (button: HTMLElement) => {
      // This button is removed together with the picture.
      button.closest('fieldset')?.querySelector<HTMLElement>('[data-choose]')?.focus();
      setProblem(null);
      latest.current.onChange(null);
      announce(intl.formatMessage({ id: 'ui.image.said.removed' }));
    },
  };
}

interface PreviewProps extends Required<Pick<ImageInputLook, 'name' | 'shape'>> {
  url: string | null | undefined;
  onFailure(): void;
}

function Preview({ url, name, shape, onFailure }: PreviewProps) {
  const intl = useIntl();
  if (!url && shape !== 'wide') return <Avatar name={name} shape={shape} size={96} />;
  if (!url) return null;
  const alt = intl.formatMessage({ id: 'ui.image.preview' }, { name });
  return <img src={url} alt={alt} className={styles.preview} onError={onFailure} />;
}
