// Everything that opens above the page, in one chunk: what they share outweighs each of them.
export { DialogView } from './dialog-view.tsx';
export { DrawerView } from './drawer-view.tsx';
export { MenuView } from './menu-view.tsx';
export { ToasterView } from './toaster-view.tsx';
export { TooltipView } from './tooltip-view.tsx';
