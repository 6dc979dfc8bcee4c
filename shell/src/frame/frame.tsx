import kitEn from '@wspolnik/kit/messages/en.json';
import kitPl from '@wspolnik/kit/messages/pl.json';
import { type Locale, localePath, type Messages, PageSkeleton, Providers, type SkeletonKind } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

const TEXTS = { pl: { ...kitPl, ...pl }, en: { ...kitEn, ...en } } as Record<Locale, Messages>;

export interface FrameOptions {
  locale: Locale;
  /** Without the locale. */
  path: string;
  skeleton: SkeletonKind;
}

export interface Frame {
  header: string;
  main: string;
  footer: string;
}

/** The static HTML around a page as a guest sees it: on the screen before any script, replaced by the shell in place. */
export function renderFrame({ locale, path, skeleton }: FrameOptions): Frame {
  const render = (content: ReactNode) =>
    renderToStaticMarkup(
      <Providers locale={locale} messages={TEXTS[locale]} location={localePath(path, locale)}>
        {content}
      </Providers>,
    );
  return { header: render(<Header />), main: render(<PageSkeleton kind={skeleton} />), footer: render(<Footer />) };
}
