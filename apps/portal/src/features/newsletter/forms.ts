import { z } from 'zod/mini'
import { longest, newsletterTopics } from './rules.ts'

/** What the link of a mail carries. */
export const LinkForm = z.object({ token: z.string().check(z.maxLength(200)) })
export type LinkForm = z.infer<typeof LinkForm>

/** Of the issue as it was seen. */
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))
const upTo = (characters: number) => z.string().check(z.trim(), z.maxLength(characters, 'TOO_LONG'))

export const SeenIssue = z.object({ version })
export type SeenIssue = z.infer<typeof SeenIssue>

/** An issue while it is written: what is missing is asked for when it is sent. */
export const IssueForm = z.object({
  version,
  /** Null: for everybody. */
  topic: z.nullable(z.enum(newsletterTopics)),
  subjectNo: upTo(longest.subject).check(z.regex(/^\P{Cc}*$/u)),
  textNo: upTo(longest.text),
  subjectEn: upTo(longest.subject).check(z.regex(/^\P{Cc}*$/u)),
  textEn: upTo(longest.text),
})
export type IssueForm = z.infer<typeof IssueForm>
