import type { HealthCenterArea } from '@trivsel/content-contract/kinds/health-centers/contract'
import { m } from '#messages'
import styles from './HealthCenterAreas.module.css'
import { WrittenHoursTable } from './WrittenHoursTable.tsx'

/** The parts of a health center, each with its opening hours. */
export function HealthCenterAreas({ areas }: { areas: HealthCenterArea[] }) {
  if (areas.length === 0) return null
  return (
    <section className={styles.areas}>
      <h2>{m.hours_heading()}</h2>
      {areas.map(({ name, hours }) =>
        hours.length > 0 ? (
          <WrittenHoursTable key={name} name={{ caption: name }} hours={hours} />
        ) : (
          <h3 key={name}>{name}</h3>
        ),
      )}
    </section>
  )
}
