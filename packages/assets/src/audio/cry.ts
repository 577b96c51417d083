import { strikeBell } from './bells.ts';
import { type CryPlan, cryPlan } from './cry-plan.ts';
import type { CrySubject } from './cry-subject.ts';
import { cryVoice, singSyllable } from './cry-voice.ts';
import { mastered } from './loudness.ts';
import { mixInto, sampleRate, silence } from './pcm.ts';

const tailSeconds = 0.22;
/** Hz; a lower bell would be masked by the voice. */
const lowestBell = 480;

function addEcho({ echo }: CryPlan['colour'], samples: Float32Array): void {
  if (echo.strength === 0) return;
  const delay = Math.round(echo.delay * sampleRate);
  for (let index = delay; index < samples.length; index += 1) {
    mixInto(samples, index, echo.strength * (samples[index - delay] ?? 0));
  }
}

/** The pitch, or its lowest octave above `lowestBell`. */
function bellNote(pitch: number): number {
  return pitch * 2 ** Math.max(0, Math.ceil(Math.log2(lowestBell / pitch)));
}

/** Samples of a species' cry before encoding: mono, `sampleRate`, shorter than 1.5 s. */
export function cry(subject: CrySubject): Float32Array {
  const plan = cryPlan(subject);
  const { ring } = plan.colour;
  const end = plan.syllables.reduce(
    (latest, { start, duration }) => Math.max(latest, start + duration),
    0,
  );
  const samples = silence(end + tailSeconds);
  const voice = cryVoice(plan);
  for (const syllable of plan.syllables) {
    singSyllable(voice, syllable, samples);
    strikeBell(
      {
        start: syllable.start,
        frequency: bellNote(plan.pitch * 2 ** ((syllable.contour[0] ?? 0) / 12)),
        partials: ring.partials,
        gain: ring.strength * syllable.gain,
        decay: ring.decay,
      },
      samples,
    );
  }
  addEcho(plan.colour, samples);
  return mastered(samples);
}
