/** What the operators' desk is asked: its own service beside the exchange, at `/ops/api/`, for operators alone. */
export * from './desk/calls';
export type { Change, ChangeKind, GateLook, Prospect, Revision, WayBack } from './desk/history';
export type { CanaryLook, CanarySide, DeskRefusal, Finding, FindingSaid, Job, JobState, RefusalKind } from './desk/job';
export type { Said, Told } from './desk/said';
export type {
  AreaStanding,
  BuildFigures,
  BuildState,
  Decided,
  GatewayStanding,
  ListedBuild,
  Standing,
  StandingCanary,
} from './desk/standing';
