import { MAX_OFFER_IMAGES } from '@wspolnik/contract/limits';
import { ImagesField } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import { fetchPicture } from '../fetch-picture.ts';
import { formMessages as messages } from '../offer-form.messages.ts';

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
      maxCount={MAX_OFFER_IMAGES}
      crop={RATIO}
      fetchStored={fetchPicture}
    />
  );
}
