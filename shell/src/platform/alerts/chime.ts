const TONES = [880, 1320] as const;
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.08;

/** Two short tones, made and not fetched. A browser that has not been touched yet plays none. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const start = context.currentTime;
  TONES.forEach((frequency, place) => {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: LOUDNESS });
    const from = start + place * TONE_SECONDS;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
    if (place === TONES.length - 1) tone.addEventListener('ended', () => void context.close());
  });
}
