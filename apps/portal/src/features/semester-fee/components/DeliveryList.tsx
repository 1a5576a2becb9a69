import { useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff/staff-messages.ts'
import { m } from '#messages'
import { formatDayAndYear, formatTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { deliveriesQuery } from '../delivery-calls.ts'
import styles from './Deliveries.module.css'

/** What has been delivered lately, by whomever. */
export function DeliveryList() {
  return (
    <section className={styles.section} aria-labelledby="deliveries-heading">
      <h2 id="deliveries-heading">{m.semester_deliveries_heading()}</h2>
      <Deliveries />
    </section>
  )
}

function Deliveries() {
  const { data, error, refetch } = useQuery(deliveriesQuery)
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting />
  if (data.items.length === 0) return <p>{m.semester_deliveries_none()}</p>
  return (
    <ul className={styles.list}>
      {data.items.map(({ id, institution, registrations, by, deliveredAt }) => (
        <li key={id}>
          <strong>{institution}</strong>
          <span>{m.semester_delivery_count({ count: registrations })}</span>
          <span>{by === 'key' ? m.semester_delivery_by_key() : m.semester_delivery_by_file()}</span>
          <time dateTime={deliveredAt}>
            {formatDayAndYear(new Date(deliveredAt))} {formatTime(new Date(deliveredAt))}
          </time>
        </li>
      ))}
    </ul>
  )
}
