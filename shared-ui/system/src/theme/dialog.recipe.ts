import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy, drawerAnatomy } from '@chakra-ui/react/anatomy';

const backdrop = {
  position: 'fixed',
  inset: '0',
  background: 'var(--wp-backdrop)',
  zIndex: '1300',
  _open: { animation: 'wp-fade-in 150ms ease-out' },
  _closed: { animation: 'wp-fade-out 150ms ease-out' },
} as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--wp-surface)',
  color: 'var(--wp-ink)',
  boxShadow: 'var(--wp-shadow-high)',
  border: '1px solid var(--wp-line)',
  outline: 'none',
  // It only gets the focus when the focused element is removed; then its title is announced.
  _focusVisible: { outline: 'none' },
} as const;

const header = { display: 'flex', alignItems: 'center', gap: '12px', padding: '18px 20px 8px' } as const;
const title = { flex: '1', margin: '0', fontSize: '1.25rem', fontWeight: '600', lineHeight: '1.3' } as const;
const body = {
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  // At the top, room for the focus ring of the first field, which would be clipped.
  padding: '4px 20px 20px',
  // The content fills the panel from edge to edge.
  _focusVisible: { outlineOffset: '-2px' },
} as const;
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
  padding: '14px 20px',
  borderTop: '1px solid var(--wp-line)',
  '@media (max-width: 567px)': { '& > *': { flex: '1 1 auto' } },
} as const;

/** A card in the middle of the page; on a phone, a sheet at the bottom. */
export const dialogRecipe = defineSlotRecipe({
  className: 'wp-dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '1400',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '20px',
      '@media (max-width: 567px)': { alignItems: 'flex-end', padding: '0' },
    },
    content: {
      ...panel,
      width: '100%',
      maxHeight: 'calc(100dvh - 40px)',
      borderRadius: '16px',
      _open: { animation: 'wp-rise 150ms ease-out' },
      _closed: { animation: 'wp-fade-out 120ms ease-out' },
      '@media (max-width: 567px)': {
        maxWidth: 'none',
        maxHeight: '88dvh',
        borderRadius: '16px 16px 0 0',
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
    header,
    title,
    body,
    footer,
    description: { color: 'var(--wp-muted)' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '420px' } },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '860px' } },
      full: { content: { maxWidth: '1240px', height: '100%' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A sheet at an edge: filters and menus on narrow screens. */
export const drawerRecipe = defineSlotRecipe({
  className: 'wp-drawer',
  slots: drawerAnatomy.keys(),
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: '1400', display: 'flex' },
    content: { ...panel, maxHeight: '100dvh', _closed: { animation: 'wp-fade-out 120ms ease-out' } },
    header,
    title,
    body,
    footer,
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { width: 'min(360px, 88vw)', _open: { animation: 'wp-from-start 150ms ease-out' } },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { width: 'min(400px, 92vw)', _open: { animation: 'wp-from-end 150ms ease-out' } },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          width: '100%',
          maxHeight: '88dvh',
          borderRadius: '16px 16px 0 0',
          paddingBottom: 'env(safe-area-inset-bottom)',
          _open: { animation: 'wp-rise 150ms ease-out' },
        },
      },
    },
  },
  defaultVariants: { placement: 'end' },
});
