export { Countdown, DeadlineBar } from './countdown';
