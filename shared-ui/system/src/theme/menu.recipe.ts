import { defineSlotRecipe } from '@chakra-ui/react';
import { menuAnatomy } from '@chakra-ui/react/anatomy';

export const menuRecipe = defineSlotRecipe({
  className: 'wp-menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      minWidth: '220px',
      maxWidth: 'min(340px, calc(100vw - 24px))',
      maxHeight: 'min(480px, var(--available-height, 480px))',
      overflowY: 'auto',
      padding: '6px',
      borderRadius: '12px',
      border: '1px solid var(--wp-line)',
      background: 'var(--wp-surface)',
      color: 'var(--wp-ink)',
      boxShadow: 'var(--wp-shadow-high)',
      outline: 'none',
      zIndex: '1500',
      _open: { animation: 'wp-fade-in 120ms ease-out' },
      _closed: { animation: 'wp-fade-out 100ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '40px',
      padding: '8px 10px',
      borderRadius: '8px',
      textDecoration: 'none',
      color: 'inherit',
      cursor: 'pointer',
      userSelect: 'none',
      outline: 'none',
      _highlighted: { background: 'var(--wp-primary-soft)' },
      _disabled: { color: 'var(--wp-muted)', cursor: 'not-allowed', opacity: '0.6' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    itemText: { flex: '1' },
    separator: { height: '1px', margin: '6px 0', background: 'var(--wp-line)' },
  },
});
