import { useQuery } from '@tanstack/react-query'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { HoldTime } from '#core/places/HoldTime.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../book/components/Book.module.css'
import { BookFrame } from '../../book/components/BookFrame.tsx'
import { PausedNotice } from '../../model/components/PausedNotice.tsx'
import type { MyCourse } from '../../model/contract.ts'
import { refetchCourses } from '../../model/queries.ts'
import { myCoursesQuery } from '../queries.ts'

/** What somebody has to pay, each with the way to pay it. */
export function PayListPage() {
  return (
    <BookFrame heading={m.course_booking_pay_heading()}>
      <SignedIn>{() => <ToPay />}</SignedIn>
    </BookFrame>
  )
}

function ToPay() {
  const courses = useQuery(myCoursesQuery)
  if (!courses.data)
    return courses.isError ? (
      <LoadFailure text={m.course_booking_mine_error()} retry={() => courses.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const held = courses.data.items.filter(({ own }) => own.state === 'held')
  if (held.length === 0)
    return (
      <>
        <p>{m.course_booking_pay_list_empty()}</p>
        <p>
          <ContentLink href={pagePath('myCourses', getLocale())}>
            {m.course_booking_to_mine()}
          </ContentLink>
        </p>
      </>
    )
  return (
    <ul className={styles.list}>
      {held.map(({ courseId, title, own }) => (
        <li key={courseId}>
          <h2 className="ds-heading" data-size="sm">
            {textOrOther(title)}
          </h2>
          {own.isPaused ? <PausedNotice state="held" /> : <PayOne courseId={courseId} own={own} />}
        </li>
      ))}
    </ul>
  )
}

function PayOne({ courseId, own }: Pick<MyCourse, 'courseId' | 'own'>) {
  return (
    <>
      {own.expiresAt && (
        <HoldTime expiresAt={new Date(own.expiresAt)} onOver={() => void refetchCourses()} />
      )}
      <p>
        <a className="ds-button" href={pagePath('coursePay', getLocale(), { id: courseId })}>
          {m.course_booking_pay({ amount: formatKroner(own.priceOre) })}
        </a>
      </p>
    </>
  )
}
