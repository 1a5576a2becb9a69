import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MessageBody } from '#core/kindergartens/threads/components/MessageBody.tsx'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { strongLoginAddress } from '#core/sessions/strong/strong-login.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Messages.module.css'
import type { GuardianThread } from '../../model/contract.ts'
import { guardianErrorText } from '../../model/refusal-messages.ts'
import { markThreadRead, messagesKey, threadQuery } from '../queries.ts'
import { readersText } from '../readers-text.ts'
import { AnswerFields } from './AnswerFields.tsx'

/** One thread with the kindergarten. Its title names nobody. */
export function ThreadPage({ id }: { id: string }) {
  return (
    <MyPageFrame heading={m.kindergarten_messages_thread_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Thread id={id} />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Thread({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(threadQuery(id))
  // What is shown goes when access ends while it is open, and stays when the network fails.
  const isGone = error instanceof ApiError && error.code === 'THREAD_NOT_FOUND'
  if (error && (isGone || !data))
    return <LoadFailure text={guardianErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return data.isLocked ? <Locked thread={data} /> : <Open thread={data} />
}

/** A sensitive thread in a session that did not log in with ID-porten. */
function Locked({ thread: { id, isStrongLoginOffered } }: { thread: GuardianThread }) {
  const locale = getLocale()
  const address = strongLoginAddress(locale, pagePath('myKindergartenThread', locale, { id }))
  return (
    <NoticeBox tone="info" heading={m.kindergarten_messages_locked_subject()}>
      <p>
        {isStrongLoginOffered
          ? m.kindergarten_messages_locked_text()
          : m.kindergarten_messages_locked_off()}
      </p>
      {isStrongLoginOffered && (
        <p>
          <a className="ds-button" href={address}>
            {m.kindergarten_messages_strong_login()}
          </a>
        </p>
      )}
    </NoticeBox>
  )
}

function Open({ thread }: { thread: GuardianThread }) {
  const { id, subject, childName, kindergarten, isForAll, isSensitive, others, messages } = thread
  useReading(thread)
  const sent = messages.filter(({ isOwn }) => isOwn).length
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-labelledby="kindergarten-thread-subject">
        <h2 id="kindergarten-thread-subject">
          {subject ?? m.kindergarten_messages_subject_retracted()}
        </h2>
        <p>{m.kindergarten_messages_about({ child: childName, kindergarten })}</p>
        <p>{readersText(isForAll, others)}</p>
        {isSensitive && <p>{m.kindergarten_messages_is_sensitive()}</p>}
      </section>
      <section className={styles.section} aria-labelledby="kindergarten-thread-messages">
        <h2 id="kindergarten-thread-messages">{m.kindergarten_messages_messages()}</h2>
        <NewAnswer thread={thread} />
        <ol className={styles.messages}>
          {messages.map((message) => (
            <MessageBody
              key={message.id}
              message={message}
              note={message.isOwn ? m.kindergarten_messages_you() : undefined}
            />
          ))}
        </ol>
      </section>
      {/* A sent answer leaves an empty form. */}
      <AnswerFields key={sent} threadId={id} />
    </div>
  )
}

/** The reader has read what is on the screen, once it is seen. */
function useReading({ id, messages }: GuardianThread): void {
  const queryClient = useQueryClient()
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (!last) return
    markThreadRead(id, last).then(
      () => queryClient.invalidateQueries({ queryKey: [...messagesKey, 'list'] }),
      // It stays unread, and is marked when the page is opened again.
      () => undefined,
    )
  }, [id, last, queryClient])
}

/** Announces a message of somebody else that came while the page is open. */
function NewAnswer({ thread: { messages } }: { thread: GuardianThread }) {
  const last = messages.at(-1)
  const before = useRef(last?.id)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!last || last.id === before.current) return
    before.current = last.id
    setText(last.isOwn ? '' : m.kindergarten_messages_new_from({ name: last.author }))
  }, [last])
  return (
    <p role="status" className="ds-sr-only">
      {text}
    </p>
  )
}
