import { m } from '#messages'
import type { Participant } from '../contract.ts'
import { MemberLink } from './MemberLink.tsx'
import styles from './StaffClass.module.css'

/** Members in the queue, in order. */
export function QueueList({ queue }: { queue: readonly Participant[] }) {
  return (
    <section aria-labelledby="queue-heading" className={styles.part}>
      <h2 id="queue-heading">{m.staff_class_queue()}</h2>
      {queue.length === 0 && <p>{m.staff_class_queue_empty()}</p>}
      <ol className={styles.names}>
        {queue.map((waiting) => (
          <li key={waiting.bookingId}>
            <MemberLink participant={waiting} />
          </li>
        ))}
      </ol>
    </section>
  )
}
