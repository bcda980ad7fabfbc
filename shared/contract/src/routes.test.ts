import { calls, pushes } from './routes';

test('a call and a push are exported under their own names', () => {
  for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
  for (const [name, push] of Object.entries(pushes)) expect(push.name).toBe(name);
});
