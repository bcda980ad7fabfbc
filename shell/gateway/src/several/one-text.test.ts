import { oneText } from './one-text';

const visits = (gateway: string, count: number) =>
  [
    '# HELP tradefloor_visits_total How often.',
    '# TYPE tradefloor_visits_total counter',
    `tradefloor_visits_total{gateway="${gateway}"} ${count}`,
    '# HELP tradefloor_mount_seconds How long.',
    '# TYPE tradefloor_mount_seconds histogram',
    `tradefloor_mount_seconds_bucket{le="+Inf",gateway="${gateway}"} ${count}`,
    `tradefloor_mount_seconds_count{gateway="${gateway}"} ${count}`,
  ].join('\n');

it('keeps all lines of a figure together, each said once', () => {
  expect(oneText([visits('a1', 3), visits('b2', 4)]).split('\n')).toEqual([
    '# HELP tradefloor_visits_total How often.',
    '# TYPE tradefloor_visits_total counter',
    'tradefloor_visits_total{gateway="a1"} 3',
    'tradefloor_visits_total{gateway="b2"} 4',
    '',
    '# HELP tradefloor_mount_seconds How long.',
    '# TYPE tradefloor_mount_seconds histogram',
    'tradefloor_mount_seconds_bucket{le="+Inf",gateway="a1"} 3',
    'tradefloor_mount_seconds_count{gateway="a1"} 3',
    'tradefloor_mount_seconds_bucket{le="+Inf",gateway="b2"} 4',
    'tradefloor_mount_seconds_count{gateway="b2"} 4',
    '',
  ]);
});

it('passes on nothing that is no line of ours', () => {
  expect(oneText(['nonsense\n# HELP other_total x\nother_total{a="b"} 1\ntradefloor_visits_total{a="b"} 1'])).toBe('');
});
