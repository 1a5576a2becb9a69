import { z } from 'zod'
import { BookGroupClass, UnbookGroupClass } from '../model/contract.ts'

/** What one is told of when one has asked for it. */
export const askedNotices = ['opening', 'place'] as const
export type AskedNotice = (typeof askedNotices)[number]

const kind = z.enum(askedNotices)

export const AskForNotice = BookGroupClass.pick({ classId: true }).extend({ kind })
export type AskForNotice = z.infer<typeof AskForNotice>

/** The same, as it stands in an address. */
export const StopNotice = UnbookGroupClass.pick({ classId: true }).extend({ kind })

export const ClassNotices = z.strictObject({ items: z.array(AskForNotice) })
export type ClassNotices = z.infer<typeof ClassNotices>

/** Of the deadlines for unbooking. */
export const Reminders = z.strictObject({ isOn: z.boolean() })
export type Reminders = z.infer<typeof Reminders>

/** The signed words behind the `#` of a mailed link. */
export const ClassLink = z.strictObject({ token: z.string().min(1).max(500) })
export type ClassLink = z.infer<typeof ClassLink>

/** What a mailed link is for; of the class in the language of the page. */
export const ClassLinkPurpose = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.literal('unbook'),
    className: z.string(),
    centerName: z.string(),
    startTime: z.iso.datetime(),
    unbookingClosesAt: z.iso.datetime(),
  }),
  z.strictObject({ purpose: z.literal('stop-reminders') }),
])
export type ClassLinkPurpose = z.infer<typeof ClassLinkPurpose>
