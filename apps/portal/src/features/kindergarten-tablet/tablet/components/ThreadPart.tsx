import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { MessageBody } from '#core/kindergartens/threads/components/MessageBody.tsx'
import { messageText } from '#core/kindergartens/threads/message-forms.ts'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText, tabletFieldText } from '../../model/refusal-messages.ts'
import type { TabletThread } from '../../threads/contract.ts'
import {
  answerThread,
  markThreadRead,
  tabletDayQuery,
  threadQuery,
  threadsKey,
} from '../queries.ts'
import type { TypedTexts } from '../use-typed-texts.ts'
import styles from './Tablet.module.css'

/** One conversation, and an answer to it. */
export function ThreadPart({ id, typed }: { id: string; typed: TypedTexts }) {
  const { data, error, refetch } = useQuery(threadQuery(id))
  if (error && !data) return <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return <Thread thread={data} typed={typed} />
}

function Thread({ thread, typed }: { thread: TabletThread; typed: TypedTexts }) {
  const { subject, childName, onlyFor, readers, messages } = thread
  useReading(thread)
  return (
    <>
      <h3 className={styles.subject}>{subject ?? m.tablet_subject_retracted()}</h3>
      <p>
        {childName}
        {onlyFor !== null && ` · ${m.tablet_thread_only_for({ name: onlyFor })}`}
      </p>
      <ol className={styles.messages} aria-label={m.tablet_messages()}>
        {messages.map((message) => (
          <MessageBody key={message.id} message={message} />
        ))}
      </ol>
      <p>
        {readers.length === 0
          ? m.tablet_thread_without_reader()
          : m.tablet_thread_readers({ names: formatList(readers) })}
      </p>
      {readers.length > 0 && <Answer thread={thread} typed={typed} />}
    </>
  )
}

/** What is on the screen no longer waits for the kindergarten. */
function useReading({ id, messages }: TabletThread): void {
  const queryClient = useQueryClient()
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (!last) return
    markThreadRead(id, last).then(
      () => queryClient.invalidateQueries({ queryKey: tabletDayQuery.queryKey }),
      // It waits on, and is marked when it is opened again.
      () => undefined,
    )
  }, [id, last, queryClient])
}

const TypedAnswer = z.object({ text: messageText })

function Answer({ thread: { id }, typed }: { thread: TabletThread; typed: TypedTexts }) {
  // The same message sent again is one message.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedAnswer),
    defaultValues: { text: typed.of(id) },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix: 'tablet-answer-',
    fields: ['text'],
    errorText: tabletErrorText,
    codeText: tabletFieldText,
    send: async ({ text }) => {
      await answerThread(id, { id: messageId, text })
      typed.note(id, '')
      form.reset({ text: '' })
      setMessageId(crypto.randomUUID())
      showMessage(m.tablet_message_sent(), 'success')
      await queryClient.invalidateQueries({ queryKey: threadsKey })
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextArea
        id="tablet-answer-text"
        label={m.tablet_answer()}
        rows={4}
        maxLength={longest.message}
        error={textOf('text')}
        {...form.register('text', { onChange: ({ target }) => typed.note(id, target.value) })}
      />
      <div className={formStyles.actions}>
        <Button type="submit" loading={isSubmitting}>
          {m.tablet_answer_send()}
        </Button>
      </div>
    </form>
  )
}
