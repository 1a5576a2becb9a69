import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Messages.module.css'
import type { StaffNotice } from '../../model/contract.ts'
import { staffMessageErrorText } from '../../model/refusal-messages.ts'
import { useStaffAction } from '../../model/use-staff-action.ts'
import { noticesQuery, retractNotice } from '../queries.ts'
import { NoticeDialog } from './NoticeDialog.tsx'

/** Messages to all guardians: who wrote them, how many have not read them, and a new one. */
export function NoticesSection() {
  const { data, error, refetch } = useQuery(noticesQuery)
  const [isWriting, setWriting] = useState(false)
  const [retracted, setRetracted] = useState<StaffNotice | null>(null)
  return (
    <section className={styles.section} aria-labelledby="kindergarten-notices">
      <h2 id="kindergarten-notices">{m.kindergarten_messages_notices()}</h2>
      {error && !data && (
        <LoadFailure text={staffMessageErrorText(error)} retry={() => refetch()} />
      )}
      {!data && !error && <Waiting rows={2} />}
      {data && data.kindergartens.length > 0 && (
        <p>
          <Button variant="secondary" onClick={() => setWriting(true)}>
            {m.kindergarten_messages_notice_write()}
          </Button>
        </p>
      )}
      {data?.items.length === 0 && <p>{m.kindergarten_messages_no_notices()}</p>}
      {data && data.items.length > 0 && (
        <Rows>
          {data.items.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onRetract={() => setRetracted(notice)} />
          ))}
        </Rows>
      )}
      {data && isWriting && (
        <NoticeDialog kindergartens={data.kindergartens} onClose={() => setWriting(false)} />
      )}
      {retracted && <RetractNotice notice={retracted} onClose={() => setRetracted(null)} />}
    </section>
  )
}

function NoticeRow({ notice, onRetract }: { notice: StaffNotice; onRetract: () => void }) {
  const { title, text, author, sentAt, kindergarten, departments } = notice
  const { guardians, unread, retractedAt, retractedBy } = notice
  const isRetracted = retractedAt !== null
  return (
    <Row
      name={isRetracted ? m.kindergarten_messages_notice_retracted() : textOrOther(title)}
      details={
        <>
          <p>
            {[kindergarten, formatList(departments)].filter(Boolean).join(', ')}
            {' · '}
            {author}
            {' · '}
            <time dateTime={sentAt}>{formatDayAndTime(new Date(sentAt))}</time>
          </p>
          {isRetracted ? (
            <p>
              {m.kindergarten_messages_retracted({
                name: retractedBy ?? '',
                time: formatDayAndTime(new Date(retractedAt)),
              })}
            </p>
          ) : (
            <>
              <p className={styles.text}>{textOrOther(text)}</p>
              <p>{m.kindergarten_messages_notice_unread({ unread, guardians })}</p>
            </>
          )}
        </>
      }
      action={
        !isRetracted && (
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={m.kindergarten_messages_retract_named({ name: textOrOther(title) })}
            onClick={onRetract}
          >
            {m.kindergarten_messages_retract()}
          </Button>
        )
      }
    />
  )
}

function RetractNotice({ notice, onClose }: { notice: StaffNotice; onClose: () => void }) {
  const { mutate, isPending } = useStaffAction(() => retractNotice(notice.id), {
    done: () => m.kindergarten_messages_notice_retracted(),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      heading={m.kindergarten_messages_notice_retract_ask()}
      yes={m.kindergarten_messages_retract()}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{m.kindergarten_messages_retract_text()}</p>
    </ConfirmDialog>
  )
}
