import type { ComponentType } from 'react';

declare const TRADEFLOOR_KIT: boolean;

/** Every component in all its states, at `/__kit`: in development and test builds only. */
export const gallery: (() => Promise<ComponentType>) | null = TRADEFLOOR_KIT
  ? async () => (await import('@tradefloor/ui/gallery')).Gallery
  : null;
