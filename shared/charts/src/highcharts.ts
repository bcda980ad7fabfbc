/*
 * Every module of Highcharts that is used, in one lazily loaded place: they find the core by relative imports, so that
 * a second place would bring a second copy. What is exported is Highcharts itself, whole.
 */
import Highcharts from 'highcharts/esm/highstock.js';
import { tellTrueOffsets } from './true-offsets';

tellTrueOffsets(Highcharts);

export default Highcharts;
