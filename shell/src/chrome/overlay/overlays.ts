/** One chunk, loaded when the page is idle or the first of these is wanted: see `load-overlays.ts`. */
export { NewerBar } from '../bars/newer-bar';
export { Confirm } from '../confirm/confirm';
export { AreaSheet } from '../header/area-sheet';
export { AppPopover } from '../header/app-popover';
export { EntriesMenu } from '../header/entries-menu';
export { LanguageMenu } from '../header/language-menu';
export { UserMenu } from '../header/user-menu';
export { Notices } from '../notices/notices';
export { OverrideBar } from '../override/override-bar';
export { ConnectionPopover } from './connection-popover';
export { SupportPopover } from './support-popover';
