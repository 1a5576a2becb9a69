import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

export const longestAnswer = 10_000
export const longestNote = 4_000

/** Of the inquiry as it was seen. */
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

const written = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: 'TEXT_REQUIRED', abort: true }),
    z.maxLength(longest, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

export const AnswerForm = z.object({
  version,
  text: written(longestAnswer),
  /** Whether nothing more is expected. */
  isLast: z.boolean(),
})
export type AnswerForm = z.infer<typeof AnswerForm>

export const NoteForm = z.object({ text: written(longestNote) })
export type NoteForm = z.infer<typeof NoteForm>

export const SeenForm = z.object({ version })
export type SeenForm = z.infer<typeof SeenForm>

export const AssigneeForm = z.object({
  isMine: z.boolean(),
  /** Who had it when it was looked at. */
  seen: z.nullable(z.string().check(z.maxLength(100))),
})
export type AssigneeForm = z.infer<typeof AssigneeForm>

/** A number, or part of a name, an address or a subject. */
export const SearchForm = z.object({
  text: z.string().check(z.trim(), z.regex(/^\P{Cc}{2,100}$/u)),
})
export type SearchForm = z.infer<typeof SearchForm>
