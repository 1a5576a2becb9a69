import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { bookingsQuery, eligibilityQuery } from '../book/queries.ts'
import { listEligibilityNotices } from '../model/booking-eligibility.ts'
import type { BookingEligibility } from '../model/contract.ts'
import { eligibilityHeading, eligibilityText } from '../model/eligibility-texts.ts'
import { FindClass, NextClass } from './components/NextClass.tsx'

/** What keeps a member from booking, and the next class. Nothing for those who do not train. */
export function useClassItems(): MyPageItems {
  const isMember = useSessionUser()?.isFitnessMember ?? false
  const bookings = useQuery(bookingsQuery(getLocale()))
  const eligibility = useQuery({ ...eligibilityQuery, enabled: isMember })
  const blocks = itemsOf(eligibility, m.my_page_next_class_load_error(), (data) =>
    blocksOf(data, new Date()),
  )
  const next = itemsOf(bookings, m.my_page_next_class_load_error(), ({ items: [booking] }) => {
    if (booking)
      return [
        {
          id: 'next-class',
          urgency: 'next',
          at: booking.startTime,
          content: <NextClass next={booking} />,
        },
      ]
    return isMember && isServiceOffered('sports')
      ? [{ id: 'next-class', urgency: 'next', content: <FindClass /> }]
      : []
  })
  return {
    items: [...blocks.items, ...next.items],
    failures: next.failures.length > 0 ? next.failures : blocks.failures,
  }
}

/** Blocks and freezes of the days that can be booked now, with until when. */
function blocksOf(eligibility: BookingEligibility, now: Date): MyPageItem[] {
  const today = osloDate(now)
  const days = [today, addDays(today, eligibility.bookingOpensDaysBefore)]
  return listEligibilityNotices(eligibility, days, now)
    .filter(({ kind }) => kind !== 'no-shows')
    .map((notice) => ({
      id: notice.kind === 'frozen' ? `frozen-${notice.startDate}` : notice.kind,
      urgency: 'blocked',
      content: (
        <ItemCard heading={eligibilityHeading(notice)} tone="attention">
          <p>{eligibilityText(notice)}</p>
        </ItemCard>
      ),
    }))
}
