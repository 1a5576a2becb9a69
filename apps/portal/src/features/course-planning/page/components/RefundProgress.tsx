import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { OpenCourse } from '../../plan/contract.ts'
import styles from './CoursePage.module.css'

type Refunds = NonNullable<OpenCourse['refunds']>

/** How many have their money back of a course that was called off, and whose refund has stopped. */
export function RefundProgress({ refunds: { total, done, stopped } }: { refunds: Refunds }) {
  const isUnderWay = done + stopped.length < total
  return (
    <section className={styles.section} aria-labelledby="course-refunds">
      <h2 id="course-refunds">{m.course_planning_refunds_heading()}</h2>
      <p role="status">
        {m.course_planning_refunds_done({ done, total })}
        {isUnderWay && ` ${m.course_planning_refunds_under_way()}`}
      </p>
      {stopped.length > 0 && (
        <NoticeBox tone="warning">
          <p>{m.course_planning_refunds_stopped()}</p>
          <ul>
            {stopped.map(({ placeId, name, amountOre }) => (
              <li key={placeId}>
                {name}, {formatKroner(amountOre)}
              </li>
            ))}
          </ul>
        </NoticeBox>
      )}
    </section>
  )
}
