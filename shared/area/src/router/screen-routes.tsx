import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { type LoadScreen, type Screen, screenAt } from '../screens/screen';

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
  return <View />;
}
