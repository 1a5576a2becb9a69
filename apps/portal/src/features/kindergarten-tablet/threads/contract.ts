import { z } from 'zod'
import { messageSides } from '#core/kindergartens/states.ts'

const instant = z.iso.datetime()

/** A conversation with guardians of a child of the department. */
export const TabletThreadLine = z.strictObject({
  id: z.uuid(),
  childName: z.string(),
  /** Null once it is retracted. */
  subject: z.string().nullable(),
  /** The one guardian whom it is for; null for all. */
  onlyFor: z.string().nullable(),
  lastAt: instant,
  /** Messages of guardians that nobody of the kindergarten has read. */
  unread: z.int(),
})
export type TabletThreadLine = z.infer<typeof TabletThreadLine>

export const TabletThreads = z.strictObject({
  /** Those with the latest message first. */
  items: z.array(TabletThreadLine),
  /** Conversations for the leader alone in which something is unread. */
  forLeader: z.int(),
})
export type TabletThreads = z.infer<typeof TabletThreads>

export const TabletThread = z.strictObject({
  id: z.uuid(),
  childName: z.string(),
  subject: z.string().nullable(),
  onlyFor: z.string().nullable(),
  /** The guardians who read what is written now, by name. */
  readers: z.array(z.string()),
  messages: z.array(
    z.strictObject({
      id: z.uuid(),
      side: z.enum(messageSides),
      author: z.string(),
      text: z.string().nullable(),
      sentAt: instant,
      retractedAt: instant.nullable(),
      retractedBy: z.string().nullable(),
    }),
  ),
})
export type TabletThread = z.infer<typeof TabletThread>
