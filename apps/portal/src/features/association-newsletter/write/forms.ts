import { z } from 'zod/mini'
import { longest } from '#core/newsletters/rules.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { localized } from '#platform/i18n/localized.ts'

/** The version of the issue that the person has seen. */
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))
const upTo = (characters: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(characters, 'TOO_LONG'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

export const SeenIssue = z.object({ version })
export type SeenIssue = z.infer<typeof SeenIssue>

/** A draft may be incomplete: what is missing is refused when the issue is sent. */
export const IssueForm = z.object({
  version,
  subject: localized(upTo(longest.subject).check(z.regex(/^\P{Cc}*$/u))),
  text: localized(upTo(longest.text)),
})
export type IssueForm = z.infer<typeof IssueForm>
