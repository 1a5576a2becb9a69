import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { requestKinds } from './request-kinds.ts'

/** Characters. A check constraint of the table has the same limit. */
export const longestText = 1_000
const longestName = 200

export const RequestForm = z.object({
  kind: z.enum(requestKinds),
  /** The name of a trainer; empty: any available trainer. */
  trainer: z.string().check(z.trim(), z.maxLength(longestName, 'TOO_LONG')),
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'TEXT_REQUIRED', abort: true }),
    z.maxLength(longestText, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
})
export type RequestForm = z.infer<typeof RequestForm>
