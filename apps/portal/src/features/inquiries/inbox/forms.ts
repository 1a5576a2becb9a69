import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** Ids of categories. */
export const categoryPattern = /^[a-z0-9-]{1,40}$/

export const longestAnswer = 10_000
export const longestNote = 4_000

/** The version of the inquiry that the person has seen. */
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
  /** Whether the answer closes the inquiry. */
  isLast: z.boolean(),
})
export type AnswerForm = z.infer<typeof AnswerForm>

export const NoteForm = z.object({ text: written(longestNote) })
export type NoteForm = z.infer<typeof NoteForm>

export const SeenForm = z.object({ version })
export type SeenForm = z.infer<typeof SeenForm>

const userId = z.string().check(z.minLength(1), z.maxLength(100))

export const AssigneeForm = z.object({
  /** Null: nobody. */
  assignee: z.nullable(userId),
  /** The assignee when the inquiry was read. */
  seen: z.nullable(userId),
})
export type AssigneeForm = z.infer<typeof AssigneeForm>

export const MoveForm = z.object({
  version,
  /** The id of the new category. */
  category: z.string().check(z.regex(categoryPattern)),
})
export type MoveForm = z.infer<typeof MoveForm>

/** A number, or part of a name, an address or a subject. */
export const SearchForm = z.object({
  text: z.string().check(z.trim(), z.regex(/^\P{Cc}{2,100}$/u)),
})
export type SearchForm = z.infer<typeof SearchForm>
