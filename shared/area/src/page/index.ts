export { Answered } from './answered';
export { Card } from './card';
export { Facts } from './facts';
export { FollowFocus } from './follow-focus';
export { Page } from './page';
export { SettingRow, SettingRows } from './setting-row';
export { Steps } from './steps';
export { useCopied } from './use-copied';
export { WaysIn } from './ways-in';
