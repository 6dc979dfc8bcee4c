import { FieldErrorText } from '@wspolnik/system';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { focusAfterRemoval } from '../../hooks/focus-after-removal.ts';
import { useFieldText } from '../../validators/field-message.ts';
import { IMAGE_EXTENSIONS } from '../../validators/file-rule.ts';
import { DropZone } from '../drop-zone/drop-zone.tsx';
import { Group, type GroupLook } from '../group/group.tsx';
import { ImageCropper } from '../image-cropper/image-cropper.tsx';
import { byProblem } from '../refused-files/by-problem.ts';
import { RefusedFiles } from '../refused-files/refused-files.tsx';
import { Status } from '../status/status.tsx';
import type { ImageEntry } from './image-entry.ts';
import { ImageRow } from './image-row.tsx';
import styles from './images.module.css';
import { useImageList } from './use-image-list.ts';
import { useImageToCrop } from './use-image-to-crop.ts';

export type { ImageEntry } from './image-entry.ts';

export interface ImagesInputLook {
  /** Ten by default. */
  maxCount?: number;
  /** Megabytes of 1,000,000 bytes, per file; 10 by default. */
  maxMb?: number;
  /** Aspect ratio (width by height) of the optional crop of a new picture; no crop by default. */
  crop?: number | 'original';
  /** Downloads a stored picture, so that it can be cropped too; rejects with the client's `ApiError`. */
  fetchStored?(url: string): Promise<File>;
}

export interface ImagesInputProps extends ImagesInputLook, GroupLook {
  value: readonly ImageEntry[];
  onChange(value: readonly ImageEntry[]): void;
  error?: ReactNode;
  onLeave?(): void;
}

/** Several ordered pictures, the first of them the main one; each with a description. */
export function ImagesInput(props: ImagesInputProps) {
  const { value, onChange, maxCount = 10, maxMb = 10, crop, fetchStored, error, ...look } = props;
  const intl = useIntl();
  const listId = useId();
  const list = useImageList({ value, onChange, maxCount, maxMb });
  const cropping = useImageToCrop({ fetchStored, onProblem: list.reportProblem });
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
          <Refusals refused={list.refused} />
          {value.length > 0 && (
            <ol className={styles.rows} aria-labelledby={control.labelId}>
              {value.map((entry, index) => (
                <ImageRow
                  key={entry.id}
                  {...{ entry, index, listId }}
                  count={value.length}
                  disabled={look.disabled}
                  onAlt={(alt) => list.describe(index, alt)}
                  isDownloading={cropping.downloading === entry.id}
                  onCrop={crop !== undefined && cropping.canCrop(entry) ? () => cropping.open(entry) : undefined}
                  onMove={list.move}
                  onRemove={(button) => {
                    focusAfterRemoval(button);
                    cropping.forget(entry.id);
                    list.remove(index);
                  }}
                />
              ))}
            </ol>
          )}
          <Status announcements={list.announcements} />
          {crop !== undefined && (
            <ImageCropper
              file={cropping.toCrop?.file ?? null}
              ratio={crop}
              onCrop={(file) => cropping.toCrop && list.replace(cropping.toCrop.id, file)}
              onClose={cropping.close}
            />
          )}
        </div>
      )}
    </Group>
  );
}

/** The rejected files with their reasons; files with the same reason share a line. */
function Refusals({ refused }: { refused: ReturnType<typeof useImageList>['refused'] }) {
  const id = useId();
  const fieldText = useFieldText();
  return byProblem(refused).map(([first, ...more]) =>
    more.length > 0 ? (
      <RefusedFiles key={first.id} names={[first, ...more].map(({ name }) => name)} problem={first.problem} />
    ) : (
      <FieldErrorText key={first.id} id={`${id}-${first.id}`}>
        {first.name ? `${first.name}: ${fieldText(first.problem)}` : fieldText(first.problem)}
      </FieldErrorText>
    ),
  );
}
