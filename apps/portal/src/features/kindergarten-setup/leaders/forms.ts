import { z } from 'zod/mini'

/** Names a leader of a kindergarten, or ends that. */
export const LeaderEdit = z.object({
  action: z.enum(['name', 'remove']),
  userId: z.string().check(z.minLength(1, 'PERSON_REQUIRED'), z.maxLength(100, 'PERSON_REQUIRED')),
})
export type LeaderEdit = z.infer<typeof LeaderEdit>
