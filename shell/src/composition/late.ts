/** One chunk, fetched after the first screen: none of it is wanted before somebody has seen one. */
export { keepShared } from './harm/keep-shared';
export { closeDoors } from './harm/watch/close-doors';
export { heedFreezes } from './harm/watch/heed-freezes';
export { keepHistory } from './harm/watch/keep-history';
export { tieWorks } from './harm/watch/tie-works';
export { watchPage } from './harm/watch/watch-page';
export { fetchAhead } from './loader/fetch-ahead';
export { askReloadOnTheWay } from './routing/ask-on-the-way';
export { beginAtHead } from './routing/begin-at-head';
export { keepOpenRoute } from './routing/keep-open-route';
export { keepPlace } from './stage/place-kept';
export { tellHeld } from './stage/tell-held';
export { holdTypedDialogs } from './typed/hold-typed-dialogs';
export { tellShown } from './visits/tell-shown';
export { tellVisits } from './visits/tell-visits';
