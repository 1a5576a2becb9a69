import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatTelephone } from '#platform/telephone.ts'
import type { ShownRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  CHILD_NOT_FOUND: m.my_kindergarten_no_child,
  CHILD_NOT_ENROLLED: m.my_kindergarten_not_enrolled,
  ABSENCE_NOT_FOUND: m.my_kindergarten_no_absence,
  ABSENCE_PAST: m.my_kindergarten_absence_past,
  ABSENCE_DAYS_INVALID: m.my_kindergarten_days_invalid,
  ABSENCE_TIME_INVALID: m.my_kindergarten_time_invalid,
  ABSENCE_STAFF_DECIDED: m.my_kindergarten_staff_decided,
  ABSENCE_CLOSED: m.my_kindergarten_closed_then,
  ABSENCE_OVER: m.my_kindergarten_absence_over,
  CONTACT_NOT_FOUND: m.my_kindergarten_no_contact,
  CONTACTS_FULL: m.my_kindergarten_contacts_full,
  CONTACT_DAY_INVALID: m.my_kindergarten_contact_day_invalid,
  KINDERGARTEN_CHANGED: m.my_kindergarten_health_changed,
  CONSENT_NOT_FOUND: m.my_kindergarten_no_consent,
  PLACE_REQUEST_NOT_FOUND: m.my_kindergarten_no_request,
  PLACE_REQUEST_OPEN: m.my_kindergarten_request_open,
  PLACE_REQUEST_DECIDED: m.my_kindergarten_request_decided,
  PLACE_END_CHANGED: m.my_kindergarten_end_changed,
  PLACE_ENDS_BEFORE: m.my_kindergarten_ends_before,
  PLACE_REQUEST_INVALID: m.my_kindergarten_request_invalid,
} satisfies Record<ShownRefusal, () => string>

/** What only the kindergarten itself can change: its number is said with it. */
const toCallAbout: readonly string[] = [
  'ABSENCE_STAFF_DECIDED',
  'ABSENCE_OVER',
] satisfies ShownRefusal[]

/** @param phone of the kindergarten */
export function childErrorText(failure: unknown, phone: string | null = null): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const text = texts[code]?.() ?? accountErrorText(failure)
  return phone && toCallAbout.includes(code)
    ? `${text} ${m.my_kindergarten_call({ phone: formatTelephone(phone) })}`
    : text
}
