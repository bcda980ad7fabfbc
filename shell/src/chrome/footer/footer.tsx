import { assertNever } from '../assert-never';
import { lookOf, type View } from '../view';
import { PageFooter } from './page-footer';
import { SlimFooter } from './slim-footer';
import { StatusBar } from './status-bar';

export function Footer({ route }: { readonly route: View['route'] }) {
  const look = lookOf(route);
  switch (look) {
    case 'starting':
      return null;
    case 'page':
      return <PageFooter />;
    case 'trading':
      return <StatusBar />;
    case 'dark':
      return <SlimFooter />;
    default:
      return assertNever(look);
  }
}
