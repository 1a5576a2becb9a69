import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Messages.module.css'
import type { GuardianThreadLine } from '../../model/contract.ts'
import { guardianErrorText } from '../../model/refusal-messages.ts'
import { messagesQuery } from '../queries.ts'
import { NewThreadDialog } from './NewThreadDialog.tsx'
import { Notices } from './Notices.tsx'

/** What kindergartens and a guardian write to each other. */
export function MessagesPage() {
  return (
    <MyPageFrame
      heading={m.kindergarten_messages_heading()}
      intro={m.kindergarten_messages_intro()}
    >
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Messages />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Messages() {
  const { data, error, refetch } = useQuery(messagesQuery)
  const [isWriting, setWriting] = useState(false)
  if (!data)
    return error ? (
      <LoadFailure text={guardianErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { children, threads, notices } = data
  if (children.length === 0)
    return (
      <EmptyState>
        <p>{m.kindergarten_messages_no_access()}</p>
        <p>
          <ContentLink href={pagePath('profile', getLocale())}>
            {m.kindergarten_messages_prove()}
          </ContentLink>
        </p>
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <p>
        <Button onClick={() => setWriting(true)}>{m.kindergarten_messages_write()}</Button>
      </p>
      <section className={styles.section} aria-labelledby="kindergarten-threads">
        <h2 id="kindergarten-threads">{m.kindergarten_messages_threads()}</h2>
        {threads.length === 0 ? <p>{m.kindergarten_messages_no_threads()}</p> : null}
        {threads.length > 0 && (
          <Rows>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </Rows>
        )}
      </section>
      <Notices notices={notices} />
      {isWriting && <NewThreadDialog about={children} onClose={() => setWriting(false)} />}
    </div>
  )
}

function ThreadRow({ thread }: { thread: GuardianThreadLine }) {
  const { id, subject, isLocked, isForAll, childName, kindergarten, lastAt, unread } = thread
  const name = isLocked
    ? m.kindergarten_messages_locked_subject()
    : (subject ?? m.kindergarten_messages_subject_retracted())
  return (
    <Row
      name={
        <span className={styles.line}>
          <ContentLink href={pagePath('myKindergartenThread', getLocale(), { id })}>
            {name}
          </ContentLink>
          {unread > 0 && (
            <Tag data-color="info">{m.kindergarten_messages_unread({ count: unread })}</Tag>
          )}
        </span>
      }
      details={
        <>
          <p>{m.kindergarten_messages_about({ child: childName, kindergarten })}</p>
          <p>
            {isForAll ? m.kindergarten_messages_for_all() : m.kindergarten_messages_for_you()}
            {' · '}
            <time dateTime={lastAt}>{formatDayAndTime(new Date(lastAt))}</time>
          </p>
        </>
      }
    />
  )
}
