import type { Uses } from '../harm/watched';
import type { Federation } from '../loader/federation';
import { createLoader } from '../loader/loader';
import { preparedBuilds } from '../loader/prepared-builds';

const nothing = () => undefined;
const untold: Uses = { coming: nothing, came: nothing, went: nothing, gone: nothing };

/** For tests in which nobody watches the page. */
export const buildsFrom = (federation: Federation) => preparedBuilds(createLoader(federation), untold);
