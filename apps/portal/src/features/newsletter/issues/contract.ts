import { perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { newsletterTopics } from '#core/newsletters/rules.ts'

const topic = z.enum(newsletterTopics)
const count = z.int().min(0)
const instant = z.iso.datetime()
const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(perLocale(() => schema))

/** `draft`: staff write it; `sending`: its mails are being created; `sent`: there is a mail for each recipient. */
const state = z.enum(['draft', 'sending', 'sent'])
export type IssueState = z.infer<typeof state>

const IssueLine = z.strictObject({
  id: z.uuid(),
  subject: inEachLanguage(z.string()),
  /** Null: all subscribers. */
  topic: topic.nullable(),
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

export const NewsletterOverview = z.strictObject({
  /** Confirmed subscriptions. */
  subscribers: z.strictObject({
    total: count,
    languages: inEachLanguage(count),
    topics: z.record(topic, count),
    /** Sign-ups that are not confirmed. */
    unconfirmed: count,
  }),
  /** Drafts first, then the latest sent issues. */
  issues: z.array(IssueLine),
})
export type NewsletterOverview = z.infer<typeof NewsletterOverview>

const mail = z.strictObject({ subject: z.string(), text: z.string() })

export const OpenIssue = z.strictObject({
  ...IssueLine.shape,
  version: z.int(),
  text: inEachLanguage(z.string()),
  /** Recipients if it were sent now. */
  audience: inEachLanguage(count),
  /** The mails, with an example link. */
  preview: inEachLanguage(mail),
})
export type OpenIssue = z.infer<typeof OpenIssue>

export const CreatedIssue = z.strictObject({ id: z.uuid() })
export type CreatedIssue = z.infer<typeof CreatedIssue>
