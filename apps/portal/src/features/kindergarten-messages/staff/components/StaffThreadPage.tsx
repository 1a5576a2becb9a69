import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { MessageBody } from '#core/kindergartens/threads/components/MessageBody.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Messages.module.css'
import type { StaffMessage, StaffThread } from '../../model/contract.ts'
import { staffMessageErrorText } from '../../model/refusal-messages.ts'
import { markThreadRead, staffThreadQuery } from '../queries.ts'
import { MarkSensitive } from './MarkSensitive.tsx'
import { RetractDialog } from './RetractDialog.tsx'
import { StaffAnswer } from './StaffAnswer.tsx'

/** One thread with guardians. Its title names nobody. */
export function StaffThreadPage({ id }: { id: string }) {
  return (
    <StaffPage heading={m.kindergarten_messages_thread_heading()} needs={kindergartenRoles}>
      {() => <Thread id={id} />}
    </StaffPage>
  )
}

function Thread({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(staffThreadQuery(id))
  if (error && !data)
    return <LoadFailure text={staffMessageErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return <Open thread={data} />
}

function Open({ thread }: { thread: StaffThread }) {
  const { id, subject, childName, kindergarten, onlyFor, isSensitive, readers, messages } = thread
  const [retracted, setRetracted] = useState<string | null>(null)
  useReading(thread)
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-labelledby="kindergarten-thread-subject">
        <p>
          <Link to="/staff/kindergartens/messages" search={{}}>
            {m.kindergarten_messages_all()}
          </Link>
        </p>
        <h2 id="kindergarten-thread-subject">
          {subject ?? m.kindergarten_messages_subject_retracted()}
        </h2>
        <p>{m.kindergarten_messages_about({ child: childName, kindergarten })}</p>
        <p>
          {onlyFor === null
            ? m.kindergarten_messages_for_all()
            : m.kindergarten_messages_for_one({ name: onlyFor })}
          {isSensitive && (
            <>
              {' '}
              <Tag data-color="warning">{m.kindergarten_messages_sensitive()}</Tag>
            </>
          )}
        </p>
        <p>
          {readers.length === 0
            ? m.kindergarten_messages_without_reader()
            : m.kindergarten_messages_read_by({ names: formatList(readers) })}
        </p>
        <MarkSensitive thread={thread} />
      </section>
      <section className={styles.section} aria-labelledby="kindergarten-thread-messages">
        <h2 id="kindergarten-thread-messages">{m.kindergarten_messages_messages()}</h2>
        <NewAnswer messages={messages} />
        <ol className={styles.messages}>
          {messages.map((message) => (
            <MessageBody key={message.id} message={message}>
              {message.side === 'staff' && message.retractedAt === null && (
                <p className={styles.line}>
                  <span className={styles.subtle}>
                    {m.kindergarten_messages_read_count({
                      read: message.readBy,
                      sent: message.sentTo,
                    })}
                  </span>
                  <Button
                    variant="tertiary"
                    data-size="sm"
                    onClick={() => setRetracted(message.id)}
                  >
                    {m.kindergarten_messages_retract()}
                  </Button>
                </p>
              )}
            </MessageBody>
          ))}
        </ol>
      </section>
      <StaffAnswer threadId={id} />
      {retracted && (
        <RetractDialog threadId={id} messageId={retracted} onClose={() => setRetracted(null)} />
      )}
    </div>
  )
}

/** What is on the screen no longer waits for staff. */
function useReading({ id, messages }: StaffThread): void {
  const queryClient = useQueryClient()
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (!last) return
    markThreadRead(id, last).then(
      () => queryClient.invalidateQueries({ queryKey: [...staffKey, 'work'] }),
      // It waits on, and is marked when the page is opened again.
      () => undefined,
    )
  }, [id, last, queryClient])
}

/** Announces a message of a guardian that came while the page is open. */
function NewAnswer({ messages }: { messages: readonly StaffMessage[] }) {
  const last = messages.at(-1)
  const before = useRef(last?.id)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!last || last.id === before.current) return
    before.current = last.id
    setText(last.side === 'staff' ? '' : m.kindergarten_messages_new_from({ name: last.author }))
  }, [last])
  return (
    <p role="status" className="ds-sr-only">
      {text}
    </p>
  )
}
