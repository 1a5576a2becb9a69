import { freeUntil } from '#core/courses/cancelling.ts'
import { cancelRuleTexts, isFree } from '#core/courses/rule-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { formatDayYearAndTime } from '#platform/time/format.ts'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { seatsStateOf } from '../../model/seats.ts'
import { seatsText } from '../../model/seats-text.ts'
import type { PublicCourse } from '../contract.ts'
import styles from './CoursePage.module.css'

/** Seats, the deadline and what cancelling costs, beside the way to book. */
export function BookCourse({ course, now }: { course: PublicCourse; now: Date }) {
  const { id, seats, mostSeats, dates } = course
  const state = seatsStateOf(seats, now)
  const startsAt = dates[0]?.startsAt
  const isOpen = state !== 'closed' && state !== 'paused' && isServiceOffered('courses')
  const text = state === 'full' ? m.course_calendar_wait() : m.course_calendar_book()
  return (
    <section className={styles.book} aria-labelledby="book">
      <h2 id="book">{m.course_calendar_booking()}</h2>
      <p className={styles.seats}>{seatsText(seats, now)}</p>
      {state === 'paused' && <p>{m.course_calendar_paused_text()}</p>}
      {isOpen && (
        <>
          <p>
            {m.course_calendar_deadline({ until: formatDayYearAndTime(new Date(seats.closesAt)) })}{' '}
            {mostSeats > 1 && m.course_calendar_most_seats({ count: mostSeats })}
          </p>
          <div className={styles.action}>
            <ActionLinks
              links={[
                { text, href: pagePath('courseBook', getLocale(), { id }), openInNewTab: false },
              ]}
            />
          </div>
          <h3>{m.course_calendar_cancelling()}</h3>
          {startsAt !== undefined &&
            cancelRuleTexts({
              ...course,
              refundUntil: freeUntil({ startsAt: new Date(startsAt) }, course),
              isFree: isFree(course),
            }).map((rule) => <p key={rule}>{rule}</p>)}
        </>
      )}
    </section>
  )
}
