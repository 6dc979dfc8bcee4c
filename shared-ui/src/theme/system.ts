import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { dialogRecipe, drawerRecipe } from './dialog.recipe.ts';
import { menuRecipe } from './menu.recipe.ts';
import { toastRecipe } from './toast.recipe.ts';
import { tooltipRecipe } from './tooltip.recipe.ts';

const full = createSystem(defaultBaseConfig, {
  preflight: false,
  theme: {
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      menu: menuRecipe,
      toast: toastRecipe,
      tooltip: tooltipRecipe,
    },
  },
});

/**
 * Chakra with our recipes alone. They speak in the `--wp-*` variables of base.css, so there are no global styles to
 * write for any root and dark mode is a class. Emotion's layers are off: base.css has none either.
 */
export const system: typeof full = {
  ...full,
  _global: [],
  _config: { ...full._config, disableLayers: true },
};
