import type { Message, ProfileCard } from '@wspolnik/contract';
import { Lightbox } from '@wspolnik/system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { conversationMessages as messages } from './conversation.messages.ts';

export interface ImagesProps {
  other: ProfileCard;
  messages: readonly Message[];
  /** Id of the message whose picture is large. */
  shown: string | null;
  onShow(id: string | null): void;
}

/** The pictures of the loaded messages in the size of the window. */
export function Images({ other, messages: all, shown, onShow }: ImagesProps) {
  const intl = useIntl();
  const name = partyName(other, intl);
  const withImage = useMemo(() => all.filter(({ image }) => image !== null), [all]);
  const index = withImage.findIndex(({ id }) => id === shown);
  const images = withImage.flatMap(({ image, mine, author }) => {
    if (!image) return [];
    const writer = mine ? (author?.name ?? intl.formatMessage(messages.you)) : name;
    return [{ ...image, alt: intl.formatMessage(messages.imageOf, { name: writer }) }];
  });
  return (
    <Lightbox
      images={images}
      index={Math.max(index, 0)}
      onIndex={(next) => onShow(withImage[next]?.id ?? null)}
      open={index >= 0}
      onClose={() => onShow(null)}
      title={intl.formatMessage(messages.images, { name })}
    />
  );
}
