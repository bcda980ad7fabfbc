import { price } from '../decimal';

/** leverage.stop-step. */
export const STOP_STEP = price('0.01');
