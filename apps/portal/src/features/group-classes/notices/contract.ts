import { z } from 'zod'
import { BookGroupClass, UnbookGroupClass } from '../model/contract.ts'

/** Notices that are sent on request. */
export const requestableNotices = ['opening', 'place'] as const
export type RequestableNotice = (typeof requestableNotices)[number]

const kind = z.enum(requestableNotices)

export const NoticeRequest = BookGroupClass.pick({ classId: true }).extend({ kind })
export type NoticeRequest = z.infer<typeof NoticeRequest>

/** The same, as query parameters. */
export const CancelNotice = UnbookGroupClass.pick({ classId: true }).extend({ kind })

export const ClassNotices = z.strictObject({ items: z.array(NoticeRequest) })
export type ClassNotices = z.infer<typeof ClassNotices>

/** Reminders of the deadlines for unbooking. */
export const Reminders = z.strictObject({ isOn: z.boolean() })
export type Reminders = z.infer<typeof Reminders>

/** The signed token in the fragment of a mailed link. */
export const ClassLink = z.strictObject({ token: z.string().min(1).max(500) })
export type ClassLink = z.infer<typeof ClassLink>

/** The purpose of a mailed link, with the class in the requested language. */
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
