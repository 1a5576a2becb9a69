import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../model/components/Messages.module.css'
import { TypedMessage } from '../../model/forms.ts'
import { messageFieldText, staffMessageErrorText } from '../../model/refusal-messages.ts'
import { answerThread } from '../queries.ts'

const idPrefix = 'kindergarten-answer-'

/** The answer of staff in a thread. */
export function StaffAnswer({ threadId }: { threadId: string }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  // The same answer sent again is one message.
  const [id, setId] = useState(() => crypto.randomUUID())
  const form = useForm<TypedMessage>({
    resolver: zodResolver(TypedMessage),
    defaultValues: { text: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `kindergarten-answer:${threadId}`, fields: ['text'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: staffMessageErrorText,
    codeText: messageFieldText,
    send: async (values) => {
      await whileLoggedIn(() => answerThread(threadId, { id, ...values }))
      draft.forget()
      form.reset()
      setId(crypto.randomUUID())
      showMessage(m.kindergarten_messages_sent(), 'success')
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="kindergarten-answer-heading">
      <h2 id="kindergarten-answer-heading">{m.kindergarten_messages_answer()}</h2>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id={`${idPrefix}text`}
          label={m.kindergarten_messages_text()}
          rows={5}
          error={textOf('text')}
          {...form.register('text')}
        />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.kindergarten_messages_send()}
          </Button>
        </div>
      </form>
    </section>
  )
}
