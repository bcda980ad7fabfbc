import type { LogEntry } from '@tradefloor/contract';

export type ChainStep = 'asked' | 'review' | 'chain' | 'done' | 'rejected' | 'failed' | 'inside';
type StepState = 'done' | 'current' | 'coming' | 'failed';
export type ChainSteps = ReadonlyArray<readonly [step: ChainStep, state: StepState]>;

/** wallet.chain-states: the way of a deposit or a withdrawal, as far as it has come. */
export function chainStepsOf({ status }: Pick<LogEntry, 'status'>): ChainSteps {
  switch (status) {
    case null:
    case 'applying':
      return [
        ['asked', 'done'],
        ['review', 'current'],
        ['chain', 'coming'],
        ['done', 'coming'],
      ];
    case 'awaiting-chain':
      return [
        ['asked', 'done'],
        ['review', 'done'],
        ['chain', 'current'],
        ['done', 'coming'],
      ];
    case 'chain-success':
      return [
        ['asked', 'done'],
        ['review', 'done'],
        ['chain', 'done'],
        ['done', 'done'],
      ];
    case 'chain-failure':
      return [
        ['asked', 'done'],
        ['review', 'done'],
        ['failed', 'failed'],
      ];
    case 'rejected':
      return [
        ['asked', 'done'],
        ['rejected', 'failed'],
      ];
    case 'in-station-success':
      // Between members nothing goes on a chain.
      return [
        ['asked', 'done'],
        ['review', 'done'],
        ['inside', 'done'],
      ];
    default:
      return status satisfies never;
  }
}

/** What became of the money, where it did not go where it was meant to. */
export const isGivenBack = ({ kind, status }: Pick<LogEntry, 'kind' | 'status'>): boolean =>
  kind === 'withdrawal' && (status === 'rejected' || status === 'chain-failure');
