import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { emotionCache } from '../../theme/emotion-cache.ts';
import { system } from '../../theme/system.ts';

/** Chakra's context for overlays; part of the chunk that loads with the first overlay. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache()}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
