// Development alone: on the page of a published shell, whose React refreshes nothing, what was exchanged is seen when the
// page is loaded again.
const { hot } = module;
const refreshes = ({ scheduleRefresh }) => typeof scheduleRefresh === 'function';
const hook = () => Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
const canRefresh = () => [...(hook()?.renderers?.values() ?? [])].some(refreshes);
let exchanged = false;
hot?.addStatusHandler(status => {
  if (status === 'apply') exchanged = true;
  if (status === 'idle' && exchanged && !canRefresh()) window.location.reload();
});
