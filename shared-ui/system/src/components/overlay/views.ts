// All overlays are one chunk: their common code is larger than each of them.
export { DialogView } from '../dialog/dialog-view.tsx';
export { DrawerView } from '../drawer/drawer-view.tsx';
export { MenuView } from '../menu/menu-view.tsx';
export { ShareChoices } from '../share-dialog/share-choices.tsx';
export { ToasterView } from '../toaster/toaster-view.tsx';
export { TooltipView } from '../tooltip/tooltip-view.tsx';
