import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../model/components/Messages.module.css'
import { TypedMessage } from '../../model/forms.ts'
import { guardianErrorText, messageFieldText } from '../../model/refusal-messages.ts'
import { answerThread, messagesKey } from '../queries.ts'
import { typedText, useTabText, useTypedBefore } from '../use-tab-text.ts'

const idPrefix = 'kindergarten-answer-'

/** A guardian's answer. What is typed stays in the tab until it is sent. */
export function AnswerFields({ threadId }: { threadId: string }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  // The same answer sent again is one message.
  const [id] = useState(() => crypto.randomUUID())
  const formId = `kindergarten-answer-${threadId}`
  const draft = useTypedBefore(formId)
  const form = useForm<TypedMessage>({
    resolver: zodResolver(TypedMessage),
    defaultValues: { text: typedText(draft, 'text') },
    shouldFocusError: false,
  })
  const saved = useTabText(form, { formId, draft, fields: ['text'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: guardianErrorText,
    codeText: messageFieldText,
    send: async (values) => {
      await whileLoggedIn(() => answerThread(threadId, { id, ...values }))
      saved.forget()
      showMessage(m.kindergarten_messages_sent(), 'success')
      await queryClient.invalidateQueries({ queryKey: messagesKey })
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
          rows={4}
          error={textOf('text')}
          {...form.register('text')}
        />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.kindergarten_messages_send()}
          </Button>
        </div>
      </form>
    </section>
  )
}
