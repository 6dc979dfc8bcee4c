import { defineSlotRecipe } from '@chakra-ui/react';
import { tooltipAnatomy } from '@chakra-ui/react/anatomy';

export const tooltipRecipe = defineSlotRecipe({
  className: 'wp-tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      maxWidth: '280px',
      padding: '6px 10px',
      borderRadius: '8px',
      background: 'var(--wp-ink)',
      color: 'var(--wp-bg)',
      fontSize: '0.875rem',
      lineHeight: '1.4',
      zIndex: '1600',
      _open: { animation: 'wp-fade-in 100ms ease-out' },
    },
  },
});
