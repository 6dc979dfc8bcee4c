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
 * Chakra with only our recipes. They use the `--wp-*` variables of base.css, so no root needs global styles and dark mode is a
 * class. Emotion's layers are disabled, because base.css has none either.
 */
export const system: typeof full = {
  ...full,
  _global: [],
  _config: { ...full._config, disableLayers: true },
};
