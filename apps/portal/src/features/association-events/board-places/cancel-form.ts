import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longest } from '../model/limits.ts'

/** Why the board cancels a place, for the participant; nothing is a choice, too. */
export const CancelReasonForm = z.object({
  reason: z.string().check(
    z.trim(),
    z.maxLength(longest.reason, { error: 'TOO_LONG', abort: true }),
    z.regex(/^[\P{Cc}\n\r\t]*$/u, 'CHARACTERS_INVALID'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
})

export const CancelByBoard = z.strictObject({
  /** The state that the board saw. */
  state: z.enum(['held', 'booked', 'waiting']),
  ...CancelReasonForm.shape,
})
export type CancelByBoard = z.infer<typeof CancelByBoard>
