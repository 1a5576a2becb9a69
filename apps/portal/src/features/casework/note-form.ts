import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longestNote } from './note-rules.ts'

/** An internal note on a case, and the colleague who is notified of it. */
export const NoteForm = z.object({
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'NOTE_REQUIRED', abort: true }),
    z.maxLength(longestNote, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
  /** The id of their account; empty: nobody. */
  notify: z.string().check(z.maxLength(100)),
})
export type NoteForm = z.infer<typeof NoteForm>

/** The last note that the caller was shown. */
export const SeenNotesForm = z.object({ last: z.int().check(z.gte(1)) })
export type SeenNotesForm = z.infer<typeof SeenNotesForm>
