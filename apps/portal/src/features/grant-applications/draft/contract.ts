import { z } from 'zod/mini'
import { GrantContent } from '#core/grants/content.ts'
import { SharedDraft } from '../model/contract.ts'

const SomeContent = z.partial(GrantContent)

/** What somebody has changed: each field as they found it, and as they want it. */
export const DraftChanges = z.strictObject({ before: SomeContent, after: SomeContent })
export type DraftChanges = z.infer<typeof DraftChanges>

/** As it is saved now; what somebody else has changed meanwhile was not written over. */
export const SavedDraft = z.strictObject({ draft: SharedDraft })
export type SavedDraft = z.infer<typeof SavedDraft>

export const RoundChoice = z.strictObject({ roundId: z.uuid() })
export type RoundChoice = z.infer<typeof RoundChoice>
