export { PlatformProvider, usePlatform } from './react/platform-context';
export { useConnection, useLanguage, useLook, useSession } from './react/use-setting';
export { useMissed } from './react/use-missed';
export { useOffers } from './react/use-offers';
export { useOnline } from './react/use-online';
export { usePart } from './react/use-part';
export { useServerClock } from './react/use-server-clock';
export { useTopic } from './react/use-topic';
export { useTradingSettings } from './react/use-trading-settings';
