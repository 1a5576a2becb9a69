import type { SpecialHours } from '@trivsel/content-contract/opening-hours'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { dateRangeText } from './date-text.ts'
import { hoursText } from './hours-text.ts'
import styles from './SpecialHoursList.module.css'
import { specialHoursOn } from './schedule.ts'
import { TodayMark } from './TodayMark.tsx'
import { upcomingSpecialHours } from './upcoming-special-hours.ts'

/** The next one is visible; later ones are in a disclosure. */
const shownAtOnce = 1

/** Special opening hours of today and later. */
export function SpecialHoursList({ special, now }: { special: SpecialHours[]; now: Date }) {
  const today = osloDate(now)
  const upcoming = upcomingSpecialHours(special, today)
  if (upcoming.length === 0) return null
  const current = specialHoursOn(special, today)
  const next = upcoming.slice(0, shownAtOnce)
  const later = upcoming.slice(shownAtOnce)
  return (
    <section className={styles.special}>
      <h3>{m.hours_special_heading()}</h3>
      <Entries entries={next} today={today} current={current} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{m.hours_special_more({ count: later.length })}</summary>
          <Entries entries={later} today={today} current={current} />
        </details>
      )}
    </section>
  )
}

function Entries(props: {
  entries: SpecialHours[]
  today: string
  /** The special hours that apply today. */
  current: SpecialHours | undefined
}) {
  return (
    <dl className={styles.entries}>
      {props.entries.map((entry) => (
        <div key={`${entry.from} ${entry.to} ${entry.title}`}>
          <dt>
            {entry.title && <span className={styles.title}>{entry.title}</span>}
            {sentenceCase(dateRangeText(entry, props.today))}
            {entry === props.current && <TodayMark />}
          </dt>
          <dd>{hoursText(entry.hours ? [entry.hours] : [])}</dd>
        </div>
      ))}
    </dl>
  )
}
