/** Two short tones, the second higher. In hertz and seconds. */
const TONES = [
  [660, 0],
  [880, 0.09],
] as const;
const TONE_S = 0.14;
const LOUDNESS = 0.08;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Some browsers let a page make a sound only when it was made ready in a press of the user's: call it in one. */
export function readySound(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Made, not fetched. Before the first press the browser keeps it silent. */
export function playFill(): void {
  const ready = readySound();
  if (ready === undefined) return;
  const { currentTime, destination } = ready;
  for (const [frequency, after] of TONES) {
    const tone = ready.createOscillator();
    const volume = ready.createGain();
    const start = currentTime + after;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + TONE_S);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + TONE_S);
  }
}
