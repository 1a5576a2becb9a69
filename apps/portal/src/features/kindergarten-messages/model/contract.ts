import { perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { messageSides } from '#core/kindergartens/states.ts'

const instant = z.iso.datetime()

export const ThreadId = z.strictObject({ id: z.uuid() })
export const NoticeId = z.strictObject({ id: z.uuid() })

/** A message as both sides read it. `text` is null once it is retracted. */
const message = {
  id: z.uuid(),
  side: z.enum(messageSides),
  author: z.string(),
  text: z.string().nullable(),
  sentAt: instant,
  retractedAt: instant.nullable(),
  retractedBy: z.string().nullable(),
}

/** A thread in the list of a guardian. */
export const GuardianThreadLine = z.strictObject({
  id: z.uuid(),
  childName: z.string(),
  kindergarten: z.string(),
  /** Null where it is hidden, or was retracted. */
  subject: z.string().nullable(),
  isForAll: z.boolean(),
  isSensitive: z.boolean(),
  /** The session has to log in with ID-porten first. */
  isLocked: z.boolean(),
  lastAt: instant,
  unread: z.int(),
})
export type GuardianThreadLine = z.infer<typeof GuardianThreadLine>

const localizedText = z.strictObject(perLocale(() => z.string()))

export const GuardianNotice = z.strictObject({
  id: z.uuid(),
  kindergarten: z.string(),
  title: localizedText,
  text: localizedText,
  author: z.string(),
  sentAt: instant,
  isRead: z.boolean(),
  retractedAt: instant.nullable(),
  retractedBy: z.string().nullable(),
})
export type GuardianNotice = z.infer<typeof GuardianNotice>

export const GuardianMessages = z.strictObject({
  /** Whom a guardian can write about. */
  children: z.array(
    z.strictObject({
      id: z.uuid(),
      firstName: z.string(),
      /** The other guardians who have access, by name. */
      others: z.array(z.string()),
    }),
  ),
  threads: z.array(GuardianThreadLine),
  notices: z.array(GuardianNotice),
})
export type GuardianMessages = z.infer<typeof GuardianMessages>

export const GuardianMessage = z.strictObject({ ...message, isOwn: z.boolean() })
export type GuardianMessage = z.infer<typeof GuardianMessage>

export const GuardianThread = z.strictObject({
  id: z.uuid(),
  childName: z.string(),
  kindergarten: z.string(),
  subject: z.string().nullable(),
  isForAll: z.boolean(),
  isSensitive: z.boolean(),
  isLocked: z.boolean(),
  /** Whether ID-porten is connected. */
  isStrongLoginOffered: z.boolean(),
  /** The other guardians who read what is written now, by name. */
  others: z.array(z.string()),
  /** None where it is locked. */
  messages: z.array(GuardianMessage),
})
export type GuardianThread = z.infer<typeof GuardianThread>

/** A thread in the list of staff. */
export const StaffThreadLine = z.strictObject({
  id: z.uuid(),
  childName: z.string(),
  kindergarten: z.string(),
  subject: z.string().nullable(),
  /** The one guardian whom it is for; null for all. */
  onlyFor: z.string().nullable(),
  isSensitive: z.boolean(),
  lastAt: instant,
  /** Messages of guardians that no member of staff has read. */
  unread: z.int(),
})
export type StaffThreadLine = z.infer<typeof StaffThreadLine>

export const StaffThreads = z.strictObject({ items: z.array(StaffThreadLine) })
export type StaffThreads = z.infer<typeof StaffThreads>

/** Children whom staff can write about, with the guardians who would read it. */
export const Recipients = z.strictObject({
  children: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      department: z.string(),
      guardians: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
    }),
  ),
  isStrongLoginOffered: z.boolean(),
})
export type Recipients = z.infer<typeof Recipients>

export const StaffMessage = z.strictObject({
  ...message,
  /** Guardians whom it was sent to, and how many of them have read it. */
  sentTo: z.int(),
  readBy: z.int(),
})
export type StaffMessage = z.infer<typeof StaffMessage>

export const StaffThread = z.strictObject({
  id: z.uuid(),
  childName: z.string(),
  kindergarten: z.string(),
  subject: z.string().nullable(),
  onlyFor: z.string().nullable(),
  isSensitive: z.boolean(),
  isStrongLoginOffered: z.boolean(),
  /** The guardians who read what is written now, by name. */
  readers: z.array(z.string()),
  messages: z.array(StaffMessage),
})
export type StaffThread = z.infer<typeof StaffThread>

export const StaffNotice = z.strictObject({
  id: z.uuid(),
  kindergarten: z.string(),
  /** By name; none for the whole kindergarten. */
  departments: z.array(z.string()),
  title: localizedText,
  text: localizedText,
  author: z.string(),
  sentAt: instant,
  guardians: z.int(),
  /** How many of them have not read it. */
  unread: z.int(),
  retractedAt: instant.nullable(),
  retractedBy: z.string().nullable(),
})
export type StaffNotice = z.infer<typeof StaffNotice>

export const StaffNotices = z.strictObject({
  items: z.array(StaffNotice),
  kindergartens: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      departments: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
    }),
  ),
})
export type StaffNotices = z.infer<typeof StaffNotices>

/** How many guardians a message to all reaches. */
export const Reach = z.strictObject({ guardians: z.int() })
export type Reach = z.infer<typeof Reach>
