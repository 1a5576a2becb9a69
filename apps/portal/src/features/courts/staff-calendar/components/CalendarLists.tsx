import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import type { CourtDay, StaffReservation } from '../contract.ts'
import { BlockText } from './BlockText.tsx'
import styles from './Calendar.module.css'

/** The calendar as one list per court, for narrow screens. */
export function CalendarLists({
  found: { courts },
  onOpen,
}: {
  found: CourtDay
  onOpen: (reservation: StaffReservation) => void
}) {
  return (
    <div className={styles.lists}>
      {courts.map(({ id, name, categoryName, blocks }) => (
        <section key={id} aria-labelledby={`court-${id}`} className={styles.court}>
          <h3 id={`court-${id}`}>
            {name} <span className={styles.category}>{categoryName}</span>
          </h3>
          {blocks.length === 0 && <p>{m.court_calendar_outside()}</p>}
          <ol className={styles.blocks}>
            {blocks.map((block) => (
              <li key={block.startTime} className={styles[block.kind]}>
                <span className={styles.when}>
                  <time dateTime={block.startTime}>{formatTime(new Date(block.startTime))}</time>–
                  <time dateTime={block.endTime}>{formatTime(new Date(block.endTime))}</time>
                </span>
                <div>
                  <BlockText block={block} onOpen={onOpen} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
