import { roleName } from '#core/associations/names.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { Member, RoleName } from './contract.ts'
import { paymentNames } from './member-words.ts'
import type { ReadingKind } from './reading-kinds.ts'

/** A calendar day as it is written on pages. */
export const dayText = (day: string): string => formatShortDate(noonOf(day))

/** From when until when; without an end it lasts until somebody ends it. */
export const timeText = (time: { startsOn: string; endsOn: string | null }): string =>
  time.endsOn === null
    ? m.register_from({ from: dayText(time.startsOn) })
    : m.register_from_until({ from: dayText(time.startsOn), until: dayText(time.endsOn) })

export const rolesText = (roles: readonly RoleName[]): string =>
  formatList(inRoleOrder(roles).map((role) => roleName(role)))

/** Until when a membership is paid, and how. */
export function termText({ until, paidBy, isPaidToday }: Member): string {
  if (until === null || paidBy === null) return m.register_term_none()
  const about = { until: dayText(until), paid: paymentNames[paidBy]() }
  return isPaidToday ? m.register_term_until(about) : m.register_term_not_now(about)
}

export const readingTexts: Readonly<Record<ReadingKind, () => string>> = {
  list: m.register_reading_list,
  search: m.register_reading_search,
  export: m.register_reading_export,
  entry: m.register_reading_entry,
}

/** Who has read the register, without a name. */
export function readerText(reading: {
  readonly reader: 'role' | 'contact' | 'staff'
  readonly role: RoleName | null
}): string {
  if (reading.reader === 'staff')
    return m.register_reader_staff({ organisation: organisationName() })
  return reading.role ? roleName(reading.role) : m.register_reader_contact()
}
