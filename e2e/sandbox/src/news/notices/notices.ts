import type { Article } from '../article';
import { earnPlan } from './earn-plan';
import { handLimits } from './hand-limits';
import { listing } from './listing';
import { maintenance } from './maintenance';
import { network } from './network';
import { reserves } from './reserves';

export const NOTICES: readonly Article[] = [
  listing(528, '2026-11-20', 'TON', 'Toncoin'),
  listing(527, '2026-11-20', 'SUI', 'Sui'),
  handLimits(526, '2026-11-18', 'BTC/USDT', 500),
  earnPlan(525, '2026-11-15', 30, '4.2'),
  maintenance(524, '2026-11-12', 20),
  network(523, '2026-11-08', 'TRON (TRC20)', 'USDT'),
  reserves(522, '2026-11-03', '2026-10'),
  listing(521, '2026-10-28', 'AAVE', 'Aave'),
  handLimits(520, '2026-10-19', 'ETH/USDT', 800),
  maintenance(519, '2026-10-14', 30),
  reserves(518, '2026-10-02', '2026-09'),
  network(517, '2026-09-24', 'Ethereum (ERC20)', 'ETH'),
  listing(516, '2026-09-17', 'ATOM', 'Cosmos'),
  maintenance(515, '2026-09-09', 15),
  reserves(514, '2026-09-02', '2026-08'),
  earnPlan(513, '2026-08-21', 90, '5.6'),
  listing(512, '2026-08-13', 'UNI', 'Uniswap'),
  maintenance(511, '2026-08-05', 25),
  reserves(510, '2026-08-03', '2026-07'),
  handLimits(509, '2026-07-22', 'SOL/USDT', 1000),
  network(508, '2026-07-16', 'Bitcoin', 'BTC'),
  listing(507, '2026-07-09', 'BCH', 'Bitcoin Cash'),
  reserves(506, '2026-07-02', '2026-06'),
  maintenance(505, '2026-06-17', 20),
  listing(504, '2026-06-10', 'DOT', 'Polkadot'),
  reserves(503, '2026-06-02', '2026-05'),
  listing(502, '2026-05-20', 'LINK', 'Chainlink'),
  listing(501, '2026-05-06', 'AVAX', 'Avalanche'),
];
