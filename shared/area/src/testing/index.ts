export { drawnWith, type Drawn, type TextsAtOnce } from './drawn';
export { field, findField } from './field';
export { shownBy } from './shown-by';
