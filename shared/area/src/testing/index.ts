export { drawnWith, type Drawn, type TextsAtOnce } from './drawn';
export { field, findField } from './field';
export { KeptRows } from '../list/kept-rows';
export { shownBy } from './shown-by';
