import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "overlays" */ './views.ts');

export const DialogView = lazy(() => load().then((views) => ({ default: views.DialogView })));
export const DrawerView = lazy(() => load().then((views) => ({ default: views.DrawerView })));
export const MenuView = lazy(() => load().then((views) => ({ default: views.MenuView })));
export const ShareChoices = lazy(() => load().then((views) => ({ default: views.ShareChoices })));
export const ToasterView = lazy(() => load().then((views) => ({ default: views.ToasterView })));
export const TooltipView = lazy(() => load().then((views) => ({ default: views.TooltipView })));

/** Preloads the chunk before a click; a failure is reported when the overlay opens. */
export function preloadOverlays(): void {
  load().catch(() => undefined);
}
