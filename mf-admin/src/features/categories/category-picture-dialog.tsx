import type { AdminCategories, AdminCategory } from '@wspolnik/contract';
import { changeRead, useAction } from '@wspolnik/kit';
import { toast, useLocale } from '@wspolnik/system';
import { ImageField, type ImageValue } from '@wspolnik/system/files';
import { FormDialog } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { categoriesRead } from '../../lib/catalogue.reads.ts';
import { removePicture, setPicture } from './categories.api.ts';
import { pictureMessages as messages } from './categories.messages.ts';

interface PictureValues {
  image: ImageValue;
}

export interface CategoryPictureDialogProps {
  category: AdminCategory;
  onClose(): void;
}

/** Sets, replaces or removes the picture of a category. */
export function CategoryPictureDialog({ category, onClose }: CategoryPictureDialogProps) {
  const { formatMessage } = useIntl();
  const { id, image, has_picture } = category;
  const name = useLocale() === 'en' ? category.name_en : category.name;
  const { run } = useAction((file: File | null) => (file ? setPicture(id, file) : removePicture(id)), {
    onDone: (tree: AdminCategories, file) => {
      toast.success(formatMessage(file ? messages.saved : messages.removed, { name }));
      void changeRead(categoriesRead(), tree, { revalidate: false });
    },
  });
  const save = async (values: PictureValues): Promise<boolean> => {
    const isChanged = values.image instanceof File || (values.image === null && has_picture);
    if (!isChanged) return true;
    return (await run(values.image instanceof File ? values.image : null)) !== undefined;
  };
  return (
    <FormDialog<PictureValues>
      title={formatMessage(messages.title, { name })}
      initialValues={{ image: has_picture && image ? { url: image } : null }}
      schema={object()}
      onSubmit={save}
      confirm={formatMessage(messages.save)}
      onClose={onClose}
    >
      <ImageField
        name="image"
        owner={name}
        label={formatMessage(messages.label)}
        help={formatMessage(messages.help)}
        shape="square"
      />
    </FormDialog>
  );
}
