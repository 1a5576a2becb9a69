/** Staff access ends at the latest this long after the code was given: a long working day. */
export const accessLastsHours = 12
/** …and sooner when it is not used: a lunch, and the desk is safe. */
export const accessIdleMinutes = 30

/** From the click in the mail to the app that is set up. */
export const enrolmentMinutes = 60

/** A weekend, and a little. */
export const invitationHours = 72

/**
 * Codes that may be tried in a window. Three of a million are right at a time (one step each way),
 * so a guesser who has the password needs three years for an even chance.
 */
export const codeAttempts = 5
export const codeWindowMinutes = 15

/** RFC 6238: how long a code stands in the app. */
export const stepSeconds = 30
/** Phones are seldom more than this many steps off. */
const toleratedSteps = 1

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds)
}

/**
 * The steps whose codes are good now. A code is good once: none at or before the last one used
 * (RFC 6238, 5.2).
 */
export function goodSteps(now: Date, lastStep: number | null): number[] {
  const current = stepAt(now)
  const steps: number[] = []
  for (let step = current - toleratedSteps; step <= current + toleratedSteps; step++)
    if (lastStep === null || step > lastStep) steps.push(step)
  return steps
}
