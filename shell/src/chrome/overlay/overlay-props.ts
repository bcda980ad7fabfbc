import type { ReactElement } from 'react';

export interface OverlayProps {
  readonly trigger: ReactElement;
  /** The plain button was pressed while this code was on its way. */
  readonly startOpen: boolean;
}
