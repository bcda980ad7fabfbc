import { shownBy } from '@tradefloor/area/testing';
import { mount, unmount } from '../main';

/** The area as the shell mounts it, at an address. */
export const shown = shownBy('c2c', { mount, unmount });
