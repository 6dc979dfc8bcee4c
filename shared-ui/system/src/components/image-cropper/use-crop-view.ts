import { type ComponentType, useEffect, useState } from 'react';
import type { CropViewProps } from './crop-view.tsx';

const load = () => import(/* webpackChunkName: "cropper" */ './crop-view.tsx');

/** The cropper's code, loaded when it is needed; `retry` loads it again after a failure. */
export function useCropView(wanted: boolean) {
  const [View, setView] = useState<ComponentType<CropViewProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || View || failed) return;
    let here = true;
    load().then(
      ({ CropView }) => here && setView(() => CropView),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [wanted, View, failed]);
  return { View, failed, retry: () => setFailed(false) };
}
