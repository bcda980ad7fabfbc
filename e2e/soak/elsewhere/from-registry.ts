import { runElsewhere } from '../../suite/elsewhere';

/** How a machine reaches its registry; all else of what this process was given stays here. */
const WAYS_OUT = /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(registry|cafile|userconfig))$/i;

const waysOut = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      WAYS_OUT.test(name) && value !== undefined ? [[name, value] as const] : [],
    ),
  );

const npm = (folder: string, ...args: string[]) => runElsewhere(folder, 'npm', args, waysOut());

/** What npm says where it gets no answer, in a line; null where it gets one. */
export async function whyNoRegistry(folder: string): Promise<string | null> {
  return npm(folder, 'view', 'react', 'version', '--fetch-retries=1', '--fetch-timeout=20000').then(
    () => null,
    (problem: Error) => problem.message.split('\n')[1] ?? problem.message,
  );
}

/** As a team does it, and with the lockfile that this leaves. */
export const installFromRegistry = (folder: string) => npm(folder, 'install', '--no-audit', '--no-fund');

/** What another machine of the team does. */
export const installAsLocked = (folder: string) => npm(folder, 'ci', '--no-audit', '--no-fund');
