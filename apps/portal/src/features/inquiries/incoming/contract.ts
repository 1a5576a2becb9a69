import { z } from 'zod'

/** What became of a mail that came in; the mail server is done with it in each case. */
export const incomingOutcomes = [
  /** It stands in its inquiry, which waits for staff. */
  'added',
  /** It came before. */
  'known',
  /** A machine has sent it: staff see it as a note, and nothing waits for them. */
  'noted',
  /** It says what became of a mail of ours. */
  'report',
] as const

export const Incoming = z.strictObject({ outcome: z.enum(incomingOutcomes) })
export type Incoming = z.infer<typeof Incoming>
