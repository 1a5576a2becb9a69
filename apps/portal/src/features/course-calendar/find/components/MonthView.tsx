import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatMonth, formatShortWeekday } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import { seatsText } from '../../model/seats-text.ts'
import { clockText } from '../../model/time-text.ts'
import type { CourseMonth, ListedDate } from '../contract.ts'
import { type CourseSearch, filtersOf } from '../course-search.ts'
import { columnOf, daysOfMonth, firstDayOf, neighboursOf } from '../months.ts'
import styles from './Month.module.css'

type Props = { month: string; dates: CourseMonth; search: CourseSearch; now: Date }

const nameOf = (month: string) =>
  sentenceCase(`${formatMonth(noonOf(firstDayOf(month)))} ${month.slice(0, 4)}`)

/** All dates of a month: on a large screen its weeks, on a small one the days that have something. */
export function MonthView({ month, dates, search, now }: Props) {
  const today = osloDate(now)
  const { before, after } = neighboursOf(month, { today, last: dates.last })
  const filters = filtersOf(search)
  return (
    <section aria-labelledby="month">
      <div className={styles.head}>
        <h2 id="month" className={styles.name}>
          {nameOf(month)}
        </h2>
        <div className={styles.turns}>
          <MonthLink month={before} filters={filters} rel="prev" />
          <MonthLink month={after} filters={filters} rel="next" />
        </div>
      </div>
      <p className={styles.count} role="status">
        {m.course_calendar_date_count({ count: dates.items.length })}
      </p>
      {dates.items.length > 0 && (
        <ol className={styles.days} data-column={columnOf(month)}>
          {daysOfMonth(month).map((day) => (
            <Day
              key={day}
              day={day}
              isToday={day === today}
              items={dates.items.filter(({ startsAt }) => osloDate(new Date(startsAt)) === day)}
              now={now}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function MonthLink(props: {
  month: string | null
  filters: ReturnType<typeof filtersOf>
  rel: 'prev' | 'next'
}) {
  const { month, filters, rel } = props
  if (month === null) return null
  return (
    <SearchLink
      search={{ ...filters, month }}
      rel={rel}
      current={undefined}
      className={styles.turn}
      resetScroll={false}
    >
      {nameOf(month)}
    </SearchLink>
  )
}

type DayProps = { day: string; isToday: boolean; items: readonly ListedDate[]; now: Date }

function Day({ day, isToday, items, now }: DayProps) {
  return (
    <li className={styles.day} data-empty={items.length === 0 || undefined}>
      <h3 className={styles.date} aria-current={isToday ? 'date' : undefined}>
        <time dateTime={day}>
          <span className={styles.long}>{sentenceCase(formatDay(noonOf(day)))}</span>
          <span className={styles.short} aria-hidden="true">
            {sentenceCase(formatShortWeekday(noonOf(day)))} {Number(day.slice(8))}
          </span>
        </time>
      </h3>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <DateItem key={item.key} item={item} now={now} />
          ))}
        </ul>
      )}
    </li>
  )
}

function DateItem({ item, now }: { item: ListedDate; now: Date }) {
  const { id, isCalledOff, number, dates, seats } = item
  const title = writtenText(item.title)
  return (
    <li>
      <span>{clockText(item)}</span>
      <ContentLink href={pagePath('course', getLocale(), { id })}>
        <span lang={title.lang}>{title.text}</span>
      </ContentLink>
      {dates > 1 && (
        <span className={styles.quiet}>{m.course_calendar_number({ number, dates })}</span>
      )}
      <span className={styles.quiet}>
        {isCalledOff ? m.course_calendar_called_off() : seatsText(seats, now)}
      </span>
    </li>
  )
}
