import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { emotionCache } from '../../theme/emotion-cache.ts';
import { system } from '../../theme/system.ts';

/** Chakra's context for what opens above the page; part of the chunk that comes with the first of them. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache()}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
