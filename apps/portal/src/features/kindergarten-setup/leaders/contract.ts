import { z } from 'zod/mini'

export const LeaderEntry = z.strictObject({
  userId: z.string(),
  name: z.string(),
  since: z.iso.datetime(),
  /** Without the role in the staff area they reach nothing. */
  hasRole: z.boolean(),
})
export type LeaderEntry = z.infer<typeof LeaderEntry>

/** Somebody of the staff who can be named as a leader. */
export const LeaderCandidate = z.strictObject({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
})
export type LeaderCandidate = z.infer<typeof LeaderCandidate>
