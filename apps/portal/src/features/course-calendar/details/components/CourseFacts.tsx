import { courseAudienceNames } from '#core/courses/course-names.ts'
import { priceTexts } from '#core/courses/rule-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { formatList, languageName, sentenceCase } from '#platform/format.ts'
import { FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { fullTimeText } from '../../model/time-text.ts'
import { whereText } from '../../model/where-text.ts'
import type { PublicCourse } from '../contract.ts'
import { detailsEndpoints } from '../endpoints.ts'
import styles from './CoursePage.module.css'

/** When, where, for whom, and what it costs. */
export function CourseFacts({ course, isOver }: { course: PublicCourse; isOver: boolean }) {
  const { id, teacher, languages, audience, isOnline, certificateDates, dates } = course
  const file = endpointAddress(detailsEndpoints.file, {
    params: { id },
    query: { language: getLocale() },
  })
  return (
    <FactBox heading={m.course_calendar_facts()}>
      <Facts>
        <Fact label={dates.length > 1 ? m.course_calendar_dates() : m.course_calendar_when()}>
          <Dates course={course} />
        </Fact>
        <Fact label={m.course_calendar_where()}>
          {whereText(course)}
          {isOnline && `. ${m.course_calendar_link_with_ticket()}`}
        </Fact>
        <Fact label={m.course_calendar_teacher()}>{teacher}</Fact>
        <Fact label={m.course_calendar_audience()}>{courseAudienceNames[audience]()}</Fact>
        <Fact label={m.course_calendar_language()}>
          {sentenceCase(formatList(languages.map(languageName)))}
        </Fact>
        <Fact label={m.course_calendar_price()}>
          <Price course={course} />
        </Fact>
        <Fact label={m.course_calendar_certificate()}>
          {certificateDates !== null &&
            m.course_calendar_certificate_rule({ needed: certificateDates, dates: dates.length })}
        </Fact>
      </Facts>
      {!isOver && course.calledOff === null && (
        <p className={styles.file}>
          <a href={file}>{m.course_calendar_file()}</a>
        </p>
      )}
    </FactBox>
  )
}

function Dates({ course: { dates } }: { course: PublicCourse }) {
  const written = dates.map(({ id, startsAt, endsAt, place }) => ({
    id,
    shown: (
      <>
        <time dateTime={startsAt}>{fullTimeText({ startsAt, endsAt })}</time>
        {place !== null && `, ${place}`}
      </>
    ),
  }))
  if (written.length === 1) return written[0]?.shown
  return (
    <ol className={styles.dates}>
      {written.map(({ id, shown }) => (
        <li key={id}>{shown}</li>
      ))}
    </ol>
  )
}

function Price({ course }: { course: PublicCourse }) {
  const prices = priceTexts(course).map(sentenceCase)
  const { vatPercent, otherPriceOre } = course
  return (
    <>
      {prices.length === 1 ? (
        prices[0]
      ) : (
        <ul className={styles.prices}>
          {prices.map((price) => (
            <li key={price}>{price}</li>
          ))}
        </ul>
      )}
      {vatPercent > 0 && otherPriceOre > 0 && (
        <> {m.course_calendar_vat({ percent: vatPercent })}</>
      )}
    </>
  )
}
