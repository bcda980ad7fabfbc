/** Two short tones, the second higher. In hertz and seconds. */
const TONES = [
  [660, 0],
  [880, 0.09],
] as const;
const TONE_S = 0.14;
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

/** Made, not fetched. A browser that lets a page make no sound before the first press stays silent. */
export function playFill(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { currentTime, destination } = context;
  for (const [frequency, after] of TONES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = currentTime + after;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_S);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + TONE_S);
  }
}
