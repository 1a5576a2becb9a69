import { locales, perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod'

const count = z.int().min(0)
const instant = z.iso.datetime()
const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(perLocale(() => schema))

/** Of an issue: `sending` while its mails are created; `stopped` by a contact person or by staff. */
const state = z.enum(['draft', 'sending', 'sent', 'stopped'])

export const IssueLine = z.strictObject({
  id: z.uuid(),
  subject: inEachLanguage(z.string()),
  state,
  changedAt: instant,
  sentAt: instant.nullable(),
  /** Null until all mails are created. */
  recipients: count.nullable(),
  /** Mails that a mail server has accepted. */
  delivered: count,
  /** Mails that bounced or were refused. */
  failed: count,
  /** Mails that have not been sent yet. */
  waiting: count,
})
export type IssueLine = z.infer<typeof IssueLine>

export const Audience = z.strictObject({
  members: count,
  /** Those who are not members as well. */
  followers: count,
  /** All of them, by the language that they chose. */
  languages: inEachLanguage(count),
})
export type Audience = z.infer<typeof Audience>

export const NewsletterOverview = z.strictObject({
  audience: Audience,
  /** Issues that may be sent on one day, and those that were sent today. */
  dailyLimit: count,
  sentToday: count,
  /** Drafts first, then the latest sent issues. */
  issues: z.array(IssueLine),
})
export type NewsletterOverview = z.infer<typeof NewsletterOverview>

export const OpenIssue = z.strictObject({
  ...IssueLine.shape,
  version: z.int(),
  text: inEachLanguage(z.string()),
  /** Recipients if it were sent now. */
  audience: Audience,
  /** The mail in each language in which it is written, with how many would get that one. */
  preview: z.array(
    z.strictObject({
      language: z.enum(locales),
      readers: count,
      subject: z.string(),
      text: z.string(),
    }),
  ),
})
export type OpenIssue = z.infer<typeof OpenIssue>

export const CreatedIssue = z.strictObject({ id: z.uuid() })
export type CreatedIssue = z.infer<typeof CreatedIssue>
