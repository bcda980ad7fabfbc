import type { AreaJson, Label } from '@tradefloor/release';
import type { FirstFiles } from './first-files';
import { type AreaDefinition, exposeOf } from './read-area';

/** What an area gives the shell to show and to mount, all defaults filled in. */
export function offeredBy(
  area: AreaDefinition,
  label: (key: string) => Label,
  screens: FirstFiles['screens'] = new Map(),
): Pick<AreaJson, 'routes' | 'menu' | 'parts'> {
  return {
    routes: area.routes.map(({ path, aliases = [], access, frame = 'none', look = 'page', within, title }) => ({
      path,
      aliases,
      access,
      frame,
      look,
      ...(within === undefined ? {} : { within }),
      title: label(title),
      preload: [...(screens.get(path) ?? [])],
    })),
    menu: area.menu.map(({ to, label: key, order, place, hidden = false }) => ({
      to,
      label: label(key),
      order,
      place,
      hidden,
    })),
    parts: area.parts.map(({ part }) => ({ name: part.name, version: part.version, expose: exposeOf(part) })),
  };
}
