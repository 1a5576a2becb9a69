import { osloDateTime } from '#platform/time/oslo.ts'
import styles from './OpenNow.module.css'
import { openState } from './open-state.ts'
import { openStateText } from './open-state-text.ts'
import type { Schedule } from './schedule.ts'

const signs = {
  open: styles.open,
  opensLater: styles.closed,
  mayOpen: styles.closed,
  closed: styles.closed,
  uncertain: styles.uncertain,
}

/** Says whether a place is open, with an icon that differs in shape as well as in colour. */
export function OpenNow({ schedule, now }: { schedule: Schedule; now: Date }) {
  const localTime = osloDateTime(now)
  const state = openState(schedule, localTime)
  return (
    <p className={styles.openNow}>
      <span className={`${styles.sign} ${signs[state.kind]}`} aria-hidden="true" />
      {openStateText(state, localTime)}
    </p>
  )
}
