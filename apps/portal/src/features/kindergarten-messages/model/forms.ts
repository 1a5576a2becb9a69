import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { threadAudiences } from '#core/kindergartens/states.ts'
import {
  line,
  lines,
  messageSubject as subject,
  messageText as text,
} from '#core/kindergartens/threads/message-forms.ts'
import { type Localized, locales, localized } from '#platform/i18n/localized.ts'

const isWritten = (text: Localized) => locales.some((locale) => text[locale] !== '')
const inOneLanguage = (code: string) =>
  z.refine<Localized>(isWritten, { path: [locales[0]], error: code })

/** Made by the browser: the same request again is the same message. */
const ids = { id: z.uuid(), messageId: z.uuid() }

/** What a guardian types to start a thread. */
export const TypedThread = z.object({
  childId: z.uuid('CHILD_REQUIRED'),
  /** `one`: themselves and the kindergarten alone. */
  audience: z.enum(threadAudiences, 'AUDIENCE_REQUIRED'),
  subject,
  text,
})
export type TypedThread = z.infer<typeof TypedThread>

export const GuardianThreadForm = z.strictObject({ ...ids, ...TypedThread.shape })
export type GuardianThreadForm = z.infer<typeof GuardianThreadForm>

/** What staff type. `guardian`: the id of the one whom it is for; empty for all who have access. */
export const TypedStaffThread = z.object({
  childId: z.uuid('CHILD_REQUIRED'),
  guardian: z.union([z.literal(''), z.uuid()]),
  subject,
  text,
  isSensitive: z.boolean(),
})
export type TypedStaffThread = z.infer<typeof TypedStaffThread>

export const StaffThreadForm = z.strictObject({ ...ids, ...TypedStaffThread.shape })
export type StaffThreadForm = z.infer<typeof StaffThreadForm>

export const TypedMessage = z.object({ text })
export type TypedMessage = z.infer<typeof TypedMessage>

export const SensitiveForm = z.strictObject({ isSensitive: z.boolean() })
export type SensitiveForm = z.infer<typeof SensitiveForm>

const noticeTexts = {
  title: localized(line(longest.subject)).check(inOneLanguage('SUBJECT_REQUIRED')),
  text: localized(lines(longest.message)).check(inOneLanguage('TEXT_REQUIRED')),
}
/** What staff type, and that they have seen to how many it goes. */
export const TypedNotice = z.object({
  ...noticeTexts,
  isConfirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, 'CONFIRM_REQUIRED')),
})
export type TypedNotice = z.infer<typeof TypedNotice>

const departmentIds = z.array(z.uuid()).check(z.maxLength(50))

export const NoticeForm = z.strictObject({
  id: z.uuid(),
  kindergartenId: z.uuid(),
  /** Empty for the whole kindergarten. */
  departmentIds,
  ...noticeTexts,
})
export type NoticeForm = z.infer<typeof NoticeForm>

export const NoticeScopeForm = z.strictObject({ kindergartenId: z.uuid(), departmentIds })
export type NoticeScopeForm = z.infer<typeof NoticeScopeForm>
