import { FieldErrorText } from '@wspolnik/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFieldText } from '../forms/field-message.ts';
import { IMAGE_EXTENSIONS } from '../forms/file-rule.ts';
import { Group, type GroupLook } from '../forms/group.tsx';
import { DropZone } from './drop-zone.tsx';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { ImageCropper } from './image-cropper.tsx';
import type { ImageEntry } from './image-entry.ts';
import { ImageRow } from './image-row.tsx';
import styles from './images.module.css';
import { Status } from './status.tsx';
import { useImageList } from './use-image-list.ts';

export type { ImageEntry } from './image-entry.ts';

export interface ImagesInputLook {
  /** Ten unless told otherwise. */
  maxCount?: number;
  /** Megabytes of 1,000,000 bytes, for each; 10 unless told otherwise. */
  maxMb?: number;
  /** Width by height of the cut that each new picture can get; none unless told. */
  crop?: number | 'original';
}

export interface ImagesInputProps extends ImagesInputLook, GroupLook {
  value: readonly ImageEntry[];
  onChange(value: readonly ImageEntry[]): void;
  error?: ReactNode;
  onLeave?(): void;
}

/** Several pictures in an order, the first of them the main one; each with its description. */
export function ImagesInput({ value, onChange, maxCount = 10, maxMb = 10, crop, error, ...look }: ImagesInputProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const listId = useId();
  const list = useImageList({ value, onChange, maxCount, maxMb });
  const [uncut, setUncut] = useState<File | null>(null);
  return (
    <Group {...look} error={error}>
      {(control) => (
        <div className={styles.several}>
          <DropZone
            {...{ maxCount, maxMb }}
            accept={IMAGE_EXTENSIONS}
            multiple
            buttonLabel={intl.formatMessage({ id: 'ui.image.addSeveral' })}
            disabled={look.disabled || value.length >= maxCount}
            invalid={control['aria-invalid']}
            onFiles={list.add}
            onNothing={list.nothing}
          />
          {list.refused.map(({ id, name, problem }) => (
            <FieldErrorText key={id} id={`${listId}-${id}`}>
              {name ? `${name}: ${fieldText(problem)}` : fieldText(problem)}
            </FieldErrorText>
          ))}
          {value.length > 0 && (
            <ol className={styles.rows} aria-labelledby={control.labelId}>
              {value.map((entry, index) => (
                <ImageRow
                  key={entry.id}
                  {...{ entry, index, listId }}
                  count={value.length}
                  disabled={look.disabled}
                  onAlt={(alt) => list.describe(index, alt)}
                  onCrop={crop === undefined ? undefined : setUncut}
                  onMove={list.move}
                  onRemove={(button) => {
                    focusAfterRemoval(button);
                    list.remove(index);
                  }}
                />
              ))}
            </ol>
          )}
          <Status news={list.news} />
          {crop !== undefined && (
            <ImageCropper
              file={uncut}
              ratio={crop}
              onCrop={(cut) => uncut && list.replace(uncut, cut)}
              onClose={() => setUncut(null)}
            />
          )}
        </div>
      )}
    </Group>
  );
}
