import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import type { TabletThreadLine } from '../../threads/contract.ts'
import { threadsQuery } from '../queries.ts'
import type { ShownChild } from '../tablet-day.ts'
import type { TypedTexts } from '../use-typed-texts.ts'
import { NewThreadForm } from './NewThreadForm.tsx'
import styles from './Tablet.module.css'
import { ThreadPart } from './ThreadPart.tsx'

type Shown =
  | { readonly is: 'list' }
  | { readonly is: 'new' }
  | { readonly is: 'thread'; readonly id: string }

/** Conversations with guardians of children of the department: all of them, or one. */
export function MessagesDialog(props: {
  about: readonly ShownChild[]
  typed: TypedTexts
  onClose: () => void
}) {
  const { about, typed, onClose } = props
  const [shown, setShown] = useState<Shown>({ is: 'list' })
  const back = () => setShown({ is: 'list' })
  return (
    <Dialog heading={m.tablet_messages()} onClose={onClose}>
      <div className={styles.part}>
        {shown.is === 'list' ? (
          <>
            <p className={styles.buttons}>
              <Button variant="secondary" onClick={() => setShown({ is: 'new' })}>
                {m.tablet_thread_new()}
              </Button>
            </p>
            <Threads onOpen={(id) => setShown({ is: 'thread', id })} />
          </>
        ) : (
          <>
            <p>
              <Button variant="tertiary" data-size="sm" onClick={back}>
                {m.tablet_threads_all()}
              </Button>
            </p>
            {shown.is === 'new' ? (
              <NewThreadForm about={about} typed={typed} onSent={back} />
            ) : (
              <ThreadPart id={shown.id} typed={typed} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

function Threads({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, refetch } = useQuery(threadsQuery)
  if (error && !data) return <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <>
      {data.forLeader > 0 && <p>{m.tablet_threads_for_leader({ count: data.forLeader })}</p>}
      {data.items.length === 0 && <p>{m.tablet_threads_none()}</p>}
      <Rows label={m.tablet_messages()}>
        {data.items.map((thread) => (
          <Row
            key={thread.id}
            name={thread.subject ?? m.tablet_subject_retracted()}
            details={threadText(thread)}
            action={
              <Button
                variant={thread.unread > 0 ? 'primary' : 'secondary'}
                data-size="sm"
                onClick={() => onOpen(thread.id)}
              >
                {m.tablet_thread_read()}
                <span className="ds-sr-only"> {thread.subject ?? thread.childName}</span>
              </Button>
            }
          />
        ))}
      </Rows>
    </>
  )
}

const threadText = ({ childName, onlyFor, lastAt, unread }: TabletThreadLine): string =>
  [
    childName,
    ...(onlyFor === null ? [] : [m.tablet_thread_only_for({ name: onlyFor })]),
    formatDayAndTime(new Date(lastAt)),
    ...(unread > 0 ? [m.tablet_thread_unread({ count: unread })] : []),
  ].join(' · ')
