export { Countdown, CountdownRing, DeadlineBar } from './countdown';
