import { defineSlotRecipe } from '@chakra-ui/react';
import { toastAnatomy } from '@chakra-ui/react/anatomy';

export const toastRecipe = defineSlotRecipe({
  className: 'wp-toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      width: 'min(420px, calc(100vw - 32px))',
      minHeight: '52px',
      padding: '8px 8px 8px 14px',
      borderRadius: '12px',
      border: '1px solid var(--wp-line)',
      background: 'var(--wp-surface)',
      color: 'var(--wp-ink)',
      boxShadow: 'var(--wp-shadow-high)',
      // Ark calculates position and stacking, and passes them as these variables.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms ease-out, scale 200ms ease-out, opacity 150ms ease-out',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      '& > svg': { flex: 'none', color: 'var(--wp-info)' },
      '&[data-type=success] > svg': { color: 'var(--wp-primary)' },
      '&[data-type=error] > svg': { color: 'var(--wp-danger)' },
    },
    title: { flex: '1', fontWeight: '500' },
  },
});
