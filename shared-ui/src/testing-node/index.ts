export { createFirstView } from './first-view.tsx';
