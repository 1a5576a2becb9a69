import type { Event } from '@trivsel/content-contract/kinds/events/contract'
import { getLocale } from '#locale'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { ReferenceLink } from '#ui/facts/ReferenceLink.tsx'
import { calendarFileAddress } from '../calendar-addresses.ts'
import { fullTimeText } from '../event-time-text.ts'
import { isOn, isOver } from '../event-times.ts'
import styles from './EventPage.module.css'

/** @param event `now`: milliseconds since 1970 when it was loaded */
export function EventPage({ event }: { event: Event & { now: number } }) {
  const now = useNow(event.now)
  const over = isOver(event, now)
  return (
    <DetailPage
      page={event}
      notice={<Notice isOver={over} isOn={isOn(event, now)} />}
      facts={<EventFacts event={event} isOver={over} />}
      list={{ page: 'eventCalendar', back: m.event_back() }}
      actions={event.button && !over ? [event.button] : []}
    />
  )
}

function Notice(props: { isOver: boolean; isOn: boolean }) {
  if (props.isOver) return <p className={styles.over}>{m.event_is_over()}</p>
  return props.isOn ? <p className={styles.on}>{m.event_is_on()}</p> : null
}

function EventFacts({ event, isOver }: { event: Event; isOver: boolean }) {
  const { place, room, organiser, category } = event
  return (
    <FactBox heading={m.event_facts()}>
      <Facts>
        <Fact label={m.event_time()}>
          <time dateTime={event.startsAt}>{fullTimeText(event)}</time>
        </Fact>
        <Fact label={m.event_place()}>{place && <ReferenceLink reference={place} />}</Fact>
        <Fact label={m.event_room()}>{room}</Fact>
        <Fact label={m.event_organiser()}>{organiser}</Fact>
        <Fact label={m.event_category()}>{category?.name}</Fact>
      </Facts>
      {!isOver && (
        <p className={styles.file}>
          <a href={calendarFileAddress(getLocale(), event.id)}>{m.event_calendar_file()}</a>
        </p>
      )}
    </FactBox>
  )
}
