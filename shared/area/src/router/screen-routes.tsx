import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LoadScreen, Screen } from '../screens/screen';

interface ScreenRoutesProps {
  readonly screens: ReadonlyMap<string, Screen>;
  readonly load: LoadScreen;
}

export function ScreenRoutes({ screens, load }: ScreenRoutesProps) {
  return (
    <Routes>
      {[...screens].map(([path, screen]) => (
        <Route key={path} path={path} element={<DrawnScreen screen={screen} load={load} />} />
      ))}
      {/* On the way to another area the address is already its own. */}
      <Route path="*" element={null} />
    </Routes>
  );
}

function DrawnScreen({ screen, load }: { readonly screen: Screen; readonly load: LoadScreen }) {
  const { default: View } = use(load(screen));
  return <View />;
}
