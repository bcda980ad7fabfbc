import {
  type Build,
  type BuildFile,
  onlyFor,
  type Registry,
  type ShellJson,
  withCanaries,
  withOverrides,
} from '@tradefloor/release';
import { type FirstArea, firstArea } from './first-area';
import { attribute, jsonInScript } from './html';
import { NAME, PAGE_TEXTS } from './page-texts';
import { preloadLinks } from './preload-links';
import type { Preferences } from './preferences';

export interface PageFor {
  readonly pathname: string;
  readonly preferences: Preferences;
  readonly nonce: string;
  readonly shell: ShellJson;
  readonly registry: Registry;
  /** With which the tab checks what it is told later; null where nobody signs. */
  readonly keys: readonly string[] | null;
  /** What this browser alone shows. */
  readonly overrides?: readonly PageOverride[];
  /** Which of a canary's browsers it is. */
  readonly draw?: number | null;
}

export interface PageOverride {
  readonly build: Build;
  readonly from: string;
}

const SHELL_BASE = '/shell/';

/** Every byte of the page delays the first paint; whatever else is offered is at /registry. */
const FALLBACKS_IN_PAGE = 2;

const SCHEMES = { night: 'dark', day: 'light' } as const;

/** The one page that all addresses get: the shell, what it needs first, and the registry. */
export function page(asked: PageFor): string {
  const { pathname, preferences, nonce, shell, registry: everybodys, keys, overrides = [], draw = null } = asked;
  const { language, theme, rise } = preferences;
  const texts = PAGE_TEXTS[language];
  const registry = withOverrides(
    draw === null ? everybodys : withCanaries(everybodys, draw, new Date()),
    overrides.map(({ build }) => build),
  );
  const first = firstArea(registry, shell.platform, pathname);
  const given = { ...onlyFor(registry, shell.platform, FALLBACKS_IN_PAGE), ...(keys && { keys }) };
  const title = first === null ? NAME : `${first.route.title[language]} · ${NAME}`;
  const root = [
    `lang="${texts.tag}"`,
    ...(theme === null ? [] : [`data-theme="${theme}"`]),
    ...(rise === null ? [] : [`data-rise="${rise}"`]),
  ];
  return [
    '<!doctype html>',
    `<html ${root.join(' ')}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${attribute(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="color-scheme" content="${theme === null ? 'dark light' : SCHEMES[theme]}">`,
    // The shell fills it in from the tokens, where colours are written.
    '<meta name="theme-color" content="">',
    `<meta name="csp-nonce" nonce="${nonce}">`,
    ...styles(shell),
    // In the order in which they are needed: the shell already runs while the area is still coming.
    ...scripts(shell, nonce),
    ...preloadLinks([...shell.preload, ...(shell.texts?.[language] ?? [])], {
      base: SHELL_BASE,
      files: shell.files,
      priority: 'high',
    }),
    ...(first === null ? [] : preloadLinks(neededFirst(first, language), { ...first.build, priority: 'low' })),
    `<meta name="description" content="${attribute(texts.description)}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head>',
    '<body>',
    '<div id="shell"></div>',
    `<noscript>${attribute(texts.noScript)}</noscript>`,
    `<script type="application/json" id="registry"${told(overrides)}${draw === null ? '' : ` data-draw="${draw}"`}>${jsonInScript(given)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** For the shell, which keeps them first whatever is promoted meanwhile, and for the badge. */
function told(overrides: readonly PageOverride[]): string {
  if (overrides.length === 0) return '';
  const text = JSON.stringify(overrides.map(({ build: { area, build }, from }) => ({ area, build, from })));
  return ` data-overrides="${attribute(text)}"`;
}

function neededFirst({ build, route }: FirstArea, language: Preferences['language']): string[] {
  return [...build.preload, ...(route.preload ?? []), ...(build.texts?.[language] ?? [])];
}

function styles({ styles, files }: ShellJson): string[] {
  return styles.map(file => `<link rel="stylesheet" href="${attribute(SHELL_BASE + file)}"${checked(files, file)}>`);
}

/** The nonce is not for the scripts themselves: whoever writes styles reads it from `document.currentScript` or the meta. */
function scripts({ scripts, files }: ShellJson, nonce: string): string[] {
  return scripts.map(
    file =>
      `<script defer fetchpriority="high" src="${attribute(SHELL_BASE + file)}"${checked(files, file)} nonce="${nonce}"></script>`,
  );
}

function checked(files: readonly BuildFile[], file: string): string {
  const integrity = files.find(listed => listed.path === file)?.integrity;
  return integrity === undefined ? '' : ` integrity="${attribute(integrity)}" crossorigin`;
}
