import type { ShowcasePicture } from '@wspolnik/contract';
import { MAX_COMPANY_IMAGES } from '@wspolnik/contract/limits';
import { useAction } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { ImagesField } from '@wspolnik/system/files';
import { FormDialog } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import { entriesOf } from './entries.ts';
import { replaceGallery } from './showcase.api.ts';

const SCHEMA = object({});

export interface GalleryDialogProps {
  companyId: string;
  gallery: readonly ShowcasePicture[];
  onClose(): void;
}

/** Adds, describes, orders and removes the pictures of the gallery. */
export function GalleryDialog({ companyId, gallery, onClose }: GalleryDialogProps) {
  const { formatMessage } = useIntl();
  const initialValues = { images: entriesOf(gallery) };
  const { run } = useAction(({ images }: typeof initialValues) => replaceGallery(companyId, images));
  return (
    <FormDialog
      title={formatMessage(messages.gallery)}
      size="lg"
      initialValues={initialValues}
      schema={SCHEMA}
      confirm={formatMessage(messages.save)}
      onSubmit={async (values) => {
        if ((await run(values)) === undefined) return false;
        toast.success(formatMessage(messages.gallerySaved));
        return true;
      }}
      onClose={onClose}
    >
      <ImagesField
        name="images"
        label={formatMessage(messages.pictures)}
        help={formatMessage(messages.picturesHelp, { max: MAX_COMPANY_IMAGES })}
        maxCount={MAX_COMPANY_IMAGES}
        crop="original"
      />
    </FormDialog>
  );
}
