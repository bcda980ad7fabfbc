import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Platform } from '../platform';

const PlatformContext = createContext<Platform | null>(null);

/** One build's own context: what crosses builds is the platform itself, as a prop. */
export function PlatformProvider({
  platform,
  children,
}: {
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  return createElement(PlatformContext, { value: platform }, children);
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}
