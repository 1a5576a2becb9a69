import { priceTexts } from '#core/courses/rule-texts.ts'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { CourseToBook } from '../../model/contract.ts'
import { dateText } from '../../model/texts.ts'

/** When, where, with whom, for how much, and how many seats are left. */
export function CourseFacts({ course }: { course: CourseToBook }) {
  const { dates, place, hasLink, teacher, capacity, free, waiting, state, closesAt } = course
  return (
    <Facts>
      <Fact label={m.course_booking_when()}>
        {dates.map((date) => (
          <div key={date.startsAt}>{dateText(date)}</div>
        ))}
      </Fact>
      <Fact label={m.course_booking_where()}>
        {[place, hasLink ? m.course_booking_by_video() : null].filter(Boolean).join(' · ')}
      </Fact>
      {teacher && <Fact label={m.course_booking_teacher()}>{teacher}</Fact>}
      <Fact label={m.course_booking_prices()}>
        {priceTexts(course).map((line) => (
          <div key={line}>{sentenceCase(line)}</div>
        ))}
      </Fact>
      {state === 'open' && (
        <Fact label={m.course_booking_places()}>
          {free > 0
            ? m.course_booking_free_of({ free, capacity })
            : m.course_booking_full({ capacity, waiting })}
        </Fact>
      )}
      {state === 'open' && (
        <Fact label={m.course_booking_closes()}>
          {sentenceCase(formatDayAndTime(new Date(closesAt)))}
        </Fact>
      )}
    </Facts>
  )
}
