import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import type { ContactsView } from '../model/contract.ts'

type Standing = Pick<ContactsView, 'contacts' | 'leastContacts' | 'graceUntil' | 'state'>

export const dayText = (day: string) => formatDayAndYear(noonOf(day))

/** What there being too few contact persons means; null where there are enough. */
export function fewContactsText(standing: Standing): string | null {
  const { contacts, leastContacts: count, graceUntil, state } = standing
  if (contacts >= count || state === 'new' || state === 'closed') return null
  if (state === 'active' && graceUntil !== null)
    return m.association_contacts_few_until({ count, day: dayText(graceUntil) })
  return m.association_contacts_few({ count })
}

/** What it means that one contact person stops. */
export function leavingText({ contacts, leastContacts: count, state }: Standing): string {
  if (contacts === 1) return m.association_contacts_leave_last()
  if (contacts <= count && state === 'active') return m.association_contacts_leave_few({ count })
  return m.association_contacts_leave_enough()
}
