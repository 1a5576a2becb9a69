import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { useNow } from '#platform/time/use-now.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import { Pagination } from '#ui/card-list/Pagination.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { calendarFeedAddress } from '../calendar-addresses.ts'
import type { EventSearch } from '../event-search.ts'
import { dayHeading } from '../event-time-text.ts'
import { groupByDay } from '../group-by-day.ts'
import type { EventList } from '../load-events.ts'
import styles from './EventCalendarPage.module.css'
import { EventRow } from './EventRow.tsx'

/** What happens, day by day, today first. */
export function EventCalendarPage({ list, search }: { list: EventList; search: EventSearch }) {
  const { fixedPage, total, page, pages } = list
  const now = useNow(list.now)
  const today = osloDate(now)
  return (
    <FixedPage content={fixedPage} heading={pageName('eventCalendar')}>
      <Filters list={list} search={search} />
      <p className={styles.count} role="status">
        {m.events_count({ count: total })}
      </p>
      {total === 0 && <NoEvents isFiltered={Boolean(search.category || search.place)} />}
      {groupByDay(list.items, now).map(({ date, events }) => (
        <section key={date} aria-labelledby={`day-${date}`} className={styles.day}>
          <h2 id={`day-${date}`} className={styles.heading}>
            {dayHeading(date, today)}
          </h2>
          <ul className={styles.list}>
            {events.map((event) => (
              <EventRow key={event.key} event={event} now={now} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} pages={pages} />
      <p className={styles.subscribe}>
        <a href={calendarFeedAddress(getLocale())}>{m.events_subscribe()}</a>
        <br />
        {m.events_subscribe_help()}
      </p>
    </FixedPage>
  )
}

function Filters({ list, search }: { list: EventList; search: EventSearch }) {
  const { categories, places } = list
  const toOptions = (options: EventList['places']) =>
    options.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <FilterForm
      label={m.events_filters()}
      filters={[
        {
          name: 'category',
          label: m.events_category(),
          value: search.category ?? '',
          all: m.events_all_categories(),
          options: toOptions(categories),
        },
        {
          name: 'place',
          label: m.events_place(),
          value: search.place ?? '',
          all: m.events_all_places(),
          options: toOptions(places),
        },
      ]}
    />
  )
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <p>{m.list_empty_text()}</p>
  return (
    <p>
      {m.events_none()}{' '}
      <ContentLink href={fixedAddresses.eventCalendar[getLocale()]}>
        {m.events_show_all()}
      </ContentLink>
    </p>
  )
}
