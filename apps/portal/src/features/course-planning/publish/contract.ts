import { z } from 'zod'

export const CalledOff = z.strictObject({
  /** `waits`: money goes back, so a colleague has to confirm it. */
  outcome: z.enum(['called-off', 'waits']),
  /** How many are told, now or once it is confirmed. */
  told: z.int(),
})
export type CalledOff = z.infer<typeof CalledOff>
