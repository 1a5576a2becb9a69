import { Tag } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { m } from '#messages'
import { writtenText } from '#platform/i18n/written-text.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import styles from '../../model/components/Messages.module.css'
import type { GuardianNotice } from '../../model/contract.ts'
import { markNoticeRead, messagesKey } from '../queries.ts'

/** Messages to all guardians: one is read once it has been opened. */
export function Notices({ notices }: { notices: readonly GuardianNotice[] }) {
  return (
    <section className={styles.section} aria-labelledby="kindergarten-notices">
      <h2 id="kindergarten-notices">{m.kindergarten_messages_notices()}</h2>
      {notices.length === 0 && <p>{m.kindergarten_messages_no_notices()}</p>}
      <div>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  )
}

function Notice({ notice }: { notice: GuardianNotice }) {
  const { id, kindergarten, author, sentAt, isRead, retractedAt, retractedBy } = notice
  const queryClient = useQueryClient()
  const title = writtenText(notice.title)
  const text = writtenText(notice.text)
  async function noteRead(): Promise<void> {
    if (isRead) return
    // It stays unread where this fails, and is marked the next time.
    await markNoticeRead(id).catch(() => undefined)
    await queryClient.invalidateQueries({ queryKey: messagesKey })
  }
  return (
      <Accordion
        id={`kindergarten-notice-${id}`}
        onOpen={noteRead}
        summary={
          <span className={styles.line}>
            <span lang={title.lang}>
              {retractedAt === null ? title.text : m.kindergarten_messages_notice_retracted()}
            </span>
            {!isRead && <Tag data-color="info">{m.kindergarten_messages_new()}</Tag>}
          </span>
        }
      >
        <p className={styles.subtle}>
          {m.kindergarten_messages_notice_from({
            author,
            kindergarten,
            time: formatDayAndTime(new Date(sentAt)),
          })}
        </p>
        {retractedAt === null ? (
          <p className={styles.text} lang={text.lang}>
            {text.text}
          </p>
        ) : (
          <p>
            {m.kindergarten_messages_retracted({
              name: retractedBy ?? '',
              time: formatDayAndTime(new Date(retractedAt)),
            })}
          </p>
        )}
      </Accordion>
  )
}
