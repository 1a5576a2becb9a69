import { useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { audienceNames } from '../../model/event-names.ts'
import { staffEventErrorText } from '../../model/event-refusal-texts.ts'
import { eventTimeText } from '../../model/event-time-text.ts'
import type { StaffEvent } from '../contract.ts'
import { staffEventsQuery } from '../queries.ts'
import { ComingEvent } from './ComingEvent.tsx'
import { Decide } from './Decide.tsx'
import styles from './EventsPage.module.css'

/** Events of associations: those that wait for staff first. */
export function StaffEventsPage() {
  return (
    <StaffPage
      heading={m.association_event_staff_heading()}
      intro={m.association_event_staff_intro()}
      needs="caseworker"
    >
      {() => <List />}
    </StaffPage>
  )
}

function List() {
  const { data, error, refetch } = useQuery(staffEventsQuery)
  if (error && !data)
    return <LoadFailure text={staffEventErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-labelledby="events-waiting">
        <h2 id="events-waiting">{m.association_event_group_waiting()}</h2>
        {data.waiting.length === 0 && (
          <EmptyState>
            <p>{m.association_event_staff_none()}</p>
          </EmptyState>
        )}
        {data.waiting.map((event) => (
          <WaitingEvent key={event.id} event={event} />
        ))}
      </section>
      {data.coming.length > 0 && (
        <section className={styles.section} aria-labelledby="events-coming">
          <h2 id="events-coming">{m.association_event_group_coming()}</h2>
          <Rows>
            {data.coming.map((event) => (
              <ComingEvent key={event.id} event={event} />
            ))}
          </Rows>
        </section>
      )}
    </div>
  )
}

function WaitingEvent({ event }: { event: StaffEvent }) {
  const title = writtenText(event.title)
  const text = writtenText(event.text)
  const { association, dates, capacity, priceOre, memberPriceOre } = event
  return (
    <article className={styles.event} aria-labelledby={`event-${event.id}`}>
      <h3 id={`event-${event.id}`} lang={title.lang}>
        {title.text}
      </h3>
      <p className={styles.text} lang={text.lang}>
        {text.text}
      </p>
      <Facts>
        <Fact label={m.association_event_association()}>
          <ContentLink
            href={pagePath('associationProfile', getLocale(), { slug: association.slug })}
          >
            {association.name}
          </ContentLink>
        </Fact>
        <Fact label={m.association_event_when()}>{eventTimeText(event)}</Fact>
        {dates.length > 1 && (
          <Fact label={m.association_event_series()}>
            {m.association_event_series_text({ count: dates.length })}
          </Fact>
        )}
        <Fact label={m.association_event_place()}>{event.place}</Fact>
        <Fact label={m.association_event_audience()}>{audienceNames[event.audience]()}</Fact>
        <Fact label={m.association_event_capacity()}>{capacity}</Fact>
        {memberPriceOre + priceOre > 0 && (
          <Fact label={m.association_event_price()}>
            {memberPriceOre === priceOre || event.audience === 'members'
              ? formatKroner(memberPriceOre)
              : m.association_event_prices({
                  member: formatKroner(memberPriceOre),
                  other: formatKroner(priceOre),
                })}
          </Fact>
        )}
      </Facts>
      <Decide event={event} title={title.text} />
    </article>
  )
}
