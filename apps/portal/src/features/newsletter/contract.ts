import { z } from 'zod'
import { newsletterTopics } from './rules.ts'

const topic = z.enum(newsletterTopics)
const count = z.int().min(0)
const instant = z.iso.datetime()

/** `draft`: staff write it; `sending`: mails are being made of it; `sent`: there is one for each. */
const state = z.enum(['draft', 'sending', 'sent'])
export type IssueState = z.infer<typeof state>

const IssueLine = z.strictObject({
  id: z.uuid(),
  subject: z.strictObject({ no: z.string(), en: z.string() }),
  /** Null: for everybody. */
  topic: topic.nullable(),
  state,
  changedAt: instant,
  sentAt: instant.nullable(),
  /** Null until all are counted. */
  recipients: count.nullable(),
  /** Of those, how many a mail server has taken, and how many came back or were refused. */
  taken: count,
  failed: count,
  /** Whose mail has not left yet. */
  waiting: count,
})
export type IssueLine = z.infer<typeof IssueLine>

export const NewsletterOverview = z.strictObject({
  /** Who has confirmed. */
  subscribers: z.strictObject({
    total: count,
    languages: z.strictObject({ no: count, en: count }),
    topics: z.record(topic, count),
    /** Who has asked, and not confirmed yet. */
    unconfirmed: count,
  }),
  /** What is written first, then the latest that was sent. */
  issues: z.array(IssueLine),
})
export type NewsletterOverview = z.infer<typeof NewsletterOverview>

const mail = z.strictObject({ subject: z.string(), text: z.string() })

export const OpenIssue = z.strictObject({
  ...IssueLine.shape,
  version: z.int(),
  text: z.strictObject({ no: z.string(), en: z.string() }),
  /** Who would get it now. */
  audience: z.strictObject({ no: count, en: count }),
  /** As it would arrive, with an example of a link. */
  preview: z.strictObject({ no: mail, en: mail }),
})
export type OpenIssue = z.infer<typeof OpenIssue>

export const CreatedIssue = z.strictObject({ id: z.uuid() })
export type CreatedIssue = z.infer<typeof CreatedIssue>
