export { defineArea } from './define';
export type { AreaDefinition, MenuDefinition, PartDefinition, RouteDefinition } from './define';
export { useHold } from './hold/use-hold';
export { lifecycles } from './lifecycles/lifecycles';
export { partLifecycles } from './lifecycles/part-lifecycles';
export { useAreaQuery } from './query/use-area-query';
export { RoutesPage } from './routes-page/routes-page';
export type { Screen, ScreenModule, Screens, Warmth } from './screens/screen';
export type { AreaTexts, Texts } from './texts/texts';
