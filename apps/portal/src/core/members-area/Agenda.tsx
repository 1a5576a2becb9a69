import { Tag } from '@digdir/designsystemet-react'
import { useLocation } from '@tanstack/react-router'
import { formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import styles from './Agenda.module.css'
import { dayName, groupByDay } from './agenda.ts'
import type { AgendaEntry } from './my-page-offer.ts'

/** One line for each entry, under its day. The first one is unfolded, and the one that a link names. */
export function Agenda({ entries, now }: { entries: readonly AgendaEntry[]; now: Date }) {
  const { hash } = useLocation()
  const days = groupByDay(entries)
  const first = days[0]?.entries[0]
  return days.map(({ date, entries: ofDay }) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h3 id={`day-${date}`}>{dayName(date, osloDate(now))}</h3>
      <ul className={styles.entries}>
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <Accordion
              id={entry.id}
              summary={<Line entry={entry} />}
              isOpenAtFirst={entry === first || entry.id === hash || entry.needsAction}
            >
              <div className={styles.details}>{entry.details}</div>
            </Accordion>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Line({ entry: { startTime, name, place, tag } }: { entry: AgendaEntry }) {
  return (
    <>
      <time className={styles.time} dateTime={startTime}>
        {formatTime(new Date(startTime))}
      </time>
      <span className={styles.what}>
        <span>
          <strong>{name}</strong> <span className={styles.place}>{place}</span>
        </span>
        {tag && <Tag data-color={tag.tone}>{tag.text}</Tag>}
      </span>
    </>
  )
}
