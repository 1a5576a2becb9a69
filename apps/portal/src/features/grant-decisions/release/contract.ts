import { z } from 'zod/mini'

export const ReleaseForm = z.strictObject({
  /** When the list was agreed that the caller has read. */
  agreedAt: z.string().check(z.maxLength(40)),
  /** To which round applications go that are postponed; null for the next one of their type. */
  laterRoundId: z.nullable(z.uuid()),
})
export type ReleaseForm = z.infer<typeof ReleaseForm>

export const Released = z.strictObject({
  /** Of letters, of applications that were postponed, and of mails that are on their way. */
  letters: z.int(),
  postponed: z.int(),
  mails: z.int(),
})
export type Released = z.infer<typeof Released>
