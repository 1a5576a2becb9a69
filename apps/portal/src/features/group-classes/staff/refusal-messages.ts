import type { Locale } from '@trivsel/content-contract/content'
import { m } from '#messages'
import type { ClassStaffRefusal } from './refusals.ts'

const messages = {
  CLASS_NOT_FOUND: m.class_staff_not_found,
  CLASS_NOT_COMING: m.class_staff_not_coming,
  CLASS_NOT_STARTED: m.class_staff_not_started,
  INSTRUCTOR_NOT_FOUND: m.class_staff_no_instructor,
  MEMBER_NOT_BOOKED: m.class_staff_not_booked,
  MEMBER_NOT_FOUND: m.class_staff_no_member,
  MEMBER_NOT_BLOCKED: m.class_staff_not_blocked,
  BLOCK_ENDS_IN_THE_PAST: m.class_staff_block_past,
} satisfies Record<ClassStaffRefusal, (inputs?: object, options?: { locale?: Locale }) => string>

export function classStaffRefusalMessage(code: ClassStaffRefusal, locale: Locale): string {
  return messages[code]({}, { locale })
}
