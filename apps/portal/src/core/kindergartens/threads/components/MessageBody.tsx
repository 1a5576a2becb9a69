import type { ReactNode } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import styles from './Message.module.css'

type Props = {
  message: {
    readonly side: 'guardian' | 'staff'
    readonly author: string
    readonly text: string | null
    readonly sentAt: string
    readonly retractedAt: string | null
    readonly retractedBy: string | null
  }
  /** Beside the author, such as that it is the reader. */
  note?: string | undefined
  /** Below the text. */
  children?: ReactNode
}

/** One message of a thread, or that it was retracted. */
export function MessageBody({ message, note, children }: Props) {
  const { side, author, text, sentAt, retractedAt, retractedBy } = message
  return (
    <li className={`${styles.message} ${side === 'staff' ? styles.staffSide : ''}`}>
      <p className={styles.line}>
        <strong>{author}</strong>
        {note && <span>{note}</span>}
        <time dateTime={sentAt} className={styles.subtle}>
          {formatDayAndTime(new Date(sentAt))}
        </time>
      </p>
      {retractedAt === null ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <p className={styles.subtle}>
          {m.kindergarten_messages_retracted({
            name: retractedBy ?? '',
            time: formatDayAndTime(new Date(retractedAt)),
          })}
        </p>
      )}
      {children}
    </li>
  )
}
