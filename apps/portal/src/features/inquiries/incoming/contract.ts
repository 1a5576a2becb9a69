import { z } from 'zod'

/** The outcome of an incoming mail. The mail server must not retry any of them. */
export const incomingOutcomes = [
  /** It was added to its inquiry, which waits for staff. */
  'added',
  /** It was received before. */
  'known',
  /** An automatic reply: it becomes a note, and the state does not change. */
  'noted',
  /** A delivery report of a mail that we have sent. */
  'report',
] as const

export const Incoming = z.strictObject({ outcome: z.enum(incomingOutcomes) })
export type Incoming = z.infer<typeof Incoming>
