/** Two short tones, the second higher. In hertz and seconds. */
const TONES = [
  [660, 0],
  [880, 0.09],
] as const;
const TONE_S = 0.14;
const LOUDNESS = 0.08;
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let sounding = 0;

/** Before any press in this tab there is no leave to wait for: what waited would sound all at once. */
export const maySound = (): boolean =>
  !(typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive);

/** Some browsers let a page make a sound only when it was made ready in a press of the user's: call it in one. */
export async function readySound(): Promise<AudioContext | null> {
  if (!maySound()) return null;
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
  if (sounding === 0) await context.suspend();
  return context;
}

/** Made, not fetched. In between the context rests: one that runs computes silence without an end. */
export async function playTones(): Promise<void> {
  const ready = await readySound();
  if (ready === null) return;
  sounding += TONES.length;
  await ready.resume();
  const { currentTime, destination } = ready;
  for (const [frequency, after] of TONES) {
    const tone = ready.createOscillator();
    const volume = ready.createGain();
    const start = currentTime + after;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + TONE_S);
    tone.connect(volume).connect(destination);
    tone.addEventListener('ended', () => {
      sounding -= 1;
      if (sounding === 0) void ready.suspend();
    });
    tone.start(start);
    tone.stop(start + TONE_S);
  }
}
