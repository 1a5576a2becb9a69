import { roleName } from '#core/associations/names.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { OwnMembership, Reader } from './contract.ts'

export const dayText = (day: string): string => formatDate(noonOf(day), getLocale())

/** The day of an instant, in Norway. */
export const instantText = (instant: string): string => dayText(osloDate(new Date(instant)))

export const daysText = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string =>
  m.association_days({ from: dayText(startsOn), to: dayText(endsOn) })

export const feeText = (feeOre: number): string =>
  feeOre > 0 ? formatKroner(feeOre) : m.association_fee_none()

/** Who can read what about a member. */
export const readersText = (readers: readonly Reader[]): string =>
  readers.length > 0
    ? m.association_readers({
        roles: inRoleOrder(readers)
          .map((reader) => roleName(reader))
          .join(', '),
      })
    : m.association_readers_contacts()

export const paidByNames: Readonly<Record<OwnMembership['terms'][number]['paidBy'], () => string>> =
  {
    free: m.association_paid_free,
    card: m.association_paid_card,
    cash: m.association_paid_cash,
    staff: m.association_paid_staff,
  }
