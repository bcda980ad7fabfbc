import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { type LoadScreen, type Screen, screenAt } from '../screens/screen';
import { useTurnOfUser } from './use-turn-of-user';

interface ScreenRoutesProps {
  readonly screens: ReadonlyMap<string, Screen>;
  readonly load: LoadScreen;
}

export function ScreenRoutes({ screens, load }: ScreenRoutesProps) {
  const found = screenAt(screens, useLocation().pathname);
  // On the way to another area the address is already its own.
  return found === null ? null : <DrawnScreen key={found.path} screen={found.screen} load={load} />;
}

function DrawnScreen({ screen, load }: { readonly screen: Screen; readonly load: LoadScreen }) {
  const { default: View } = use(load(screen));
  // wire.next-user: also where a tab that slept never saw the one before leave.
  return <View key={useTurnOfUser()} />;
}
