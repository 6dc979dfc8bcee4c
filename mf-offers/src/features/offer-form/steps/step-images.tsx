import { ImagesField } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import { fetchPicture } from '../fetch-picture.ts';
import { formMessages as messages } from '../offer-form.messages.ts';

/** The limit of the API. */
const MAX_IMAGES = 10;

/** The aspect ratio of pictures in cards and galleries. */
const RATIO = 16 / 10;

export function StepImages() {
  const { formatMessage } = useIntl();
  return (
    <ImagesField
      name="images"
      label={formatMessage(messages.images)}
      hideLabel
      help={formatMessage(messages.imagesHelp)}
      maxCount={MAX_IMAGES}
      crop={RATIO}
      fetchStored={fetchPicture}
    />
  );
}
