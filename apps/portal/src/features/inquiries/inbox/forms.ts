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

/** As many as are on one page of the list. */
const mostAtOnce = 100

const several = <Schema extends z.ZodMiniType>(one: Schema) =>
  z.array(one).check(z.minLength(1), z.maxLength(mostAtOnce))

export const AssigneesForm = z.object({
  assignee: AssigneeForm.shape.assignee,
  inquiries: several(z.object({ id: z.uuid(), seen: AssigneeForm.shape.seen })),
})
export type AssigneesForm = z.infer<typeof AssigneesForm>

export const ClosingsForm = z.object({
  inquiries: several(z.object({ id: z.uuid(), version })),
})
export type ClosingsForm = z.infer<typeof ClosingsForm>

export const MoveForm = z.object({
  version,
  /** The id of the new category. */
  category: z.string().check(z.regex(categoryPattern)),
})
export type MoveForm = z.infer<typeof MoveForm>
