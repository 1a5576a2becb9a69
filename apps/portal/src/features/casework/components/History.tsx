import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { OpenCase } from '../contract.ts'
import { historyOf } from '../history.ts'
import styles from './Case.module.css'

export function History({ found }: { found: OpenCase }) {
  return (
    <section className={styles.section} aria-labelledby="history-heading">
      <h2 id="history-heading" className={styles.heading}>
        {m.casework_history()}
      </h2>
      <ol className={styles.history}>
        <li>
          <Moment at={found.createdAt} />
          <p>{m.casework_sent_by_applicant()}</p>
        </li>
        {historyOf(found).map(({ key, at, text, comment }) => (
          <li key={key}>
            <Moment at={at} />
            <p>{text}</p>
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <p className={styles.when}>
      <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>
    </p>
  )
}
