import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { MyCourse } from '../model/contract.ts'
import { dateText } from '../model/texts.ts'
import { myCoursesQuery } from './queries.ts'

/** Bookings that have to be paid, and the next course. */
export function useCourseItems(): MyPageItems {
  const courses = useQuery(myCoursesQuery)
  return itemsOf(courses, m.course_booking_mine_error(), ({ items }) =>
    items.filter(({ own }) => own.state !== 'waiting').map(itemOf),
  )
}

function itemOf({ courseId, title, dates, place, own }: MyCourse): MyPageItem {
  const isHeld = own.state === 'held' && !own.isPaused
  const now = Date.now()
  const next = dates.find(({ endsAt }) => new Date(endsAt).getTime() > now)
  return {
    id: own.id,
    urgency: isHeld ? 'action' : 'next',
    at: isHeld ? own.expiresAt : (next?.startsAt ?? null),
    content: (
      <ItemCard
        heading={isHeld ? m.course_booking_to_pay() : m.course_booking_next()}
        {...(isHeld && { tone: 'attention' })}
      >
        <p className={styles.name}>{textOrOther(title)}</p>
        {own.isPaused && <p>{m.course_booking_paused_heading()}</p>}
        {next && <p>{dateText({ ...next, place: next.place ?? place })}</p>}
        <p>
          {isHeld ? (
            <ContentLink href={pagePath('coursePay', getLocale(), { id: courseId })}>
              {m.course_booking_pay({ amount: formatKroner(own.priceOre) })}
            </ContentLink>
          ) : (
            <ContentLink href={pagePath('myCourses', getLocale())}>
              {m.course_booking_to_mine()}
            </ContentLink>
          )}
        </p>
      </ItemCard>
    ),
  }
}
