import { toast, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TextBoxImageProps } from './text-box-image.tsx';

const load = async () => (await import(/* webpackChunkName: "text-box-image" */ './text-box-image.tsx')).TextBoxImage;

/** The fields of the image: loaded and shown when somebody asks for them, or when there is an image. */
export function useImagePart(isNeeded: boolean) {
  const { formatMessage } = useIntl();
  const { Component, request, isLoading, failed } = useOnDemand<TextBoxImageProps>(load);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isNeeded || isAsked;
  const fetchCode = useEffectEvent(() => void request());
  const giveUp = useEffectEvent(() => {
    setAsked(false);
    toast.error(formatMessage({ id: 'ui.failure.title' }));
  });
  useEffect(() => {
    if (isOpen) fetchCode();
  }, [isOpen]);
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return {
    Part: isOpen && Component ? Component : null,
    /** By the button, which then also opens the choice of a file. */
    isAsked,
    isLoading,
    toggle: () => setAsked(!isOpen),
  };
}
