import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { GuardianMessages } from '../../model/contract.ts'
import { TypedThread } from '../../model/forms.ts'
import { guardianErrorText, messageFieldText } from '../../model/refusal-messages.ts'
import { messagesKey, startThread } from '../queries.ts'
import { readersText } from '../readers-text.ts'
import { typedText, useTabText, useTypedBefore } from '../use-tab-text.ts'

const idPrefix = 'kindergarten-thread-'
const formId = 'kindergarten-thread'

type Props = { about: GuardianMessages['children']; onClose: () => void }

/** A guardian writes to the kindergarten: about which child, and who else reads it, said by name. */
export function NewThreadDialog({ about, onClose }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  // The same message sent again is one message.
  const [ids] = useState(() => ({ id: crypto.randomUUID(), messageId: crypto.randomUUID() }))
  const draft = useTypedBefore(formId)
  const [only] = about.length === 1 ? about : []
  const form = useForm<TypedThread>({
    resolver: zodResolver(TypedThread),
    defaultValues: {
      childId: only?.id ?? '',
      audience: 'all',
      subject: typedText(draft, 'subject'),
      text: typedText(draft, 'text'),
    },
    shouldFocusError: false,
  })
  const saved = useTabText(form, { formId, draft, fields: ['subject', 'text'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['childId', 'audience', 'subject', 'text'],
    errorText: guardianErrorText,
    codeText: messageFieldText,
    send: async (values) => {
      await whileLoggedIn(() => startThread({ ...ids, ...values }))
      saved.forget()
      showMessage(m.kindergarten_messages_sent(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: messagesKey })
    },
  })
  const childId = form.watch('childId')
  const audience = form.watch('audience')
  const child = about.find(({ id }) => id === childId)
  return (
    <Dialog heading={m.kindergarten_messages_write()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {about.length > 1 && (
          <Choices
            id={`${idPrefix}childId`}
            type="radio"
            legend={m.kindergarten_messages_child()}
            options={about.map(({ id, firstName }) => ({ value: id, text: firstName }))}
            chosen={childId ? [childId] : []}
            onChange={([chosen = '']) => form.setValue('childId', chosen, { shouldDirty: true })}
            error={textOf('childId')}
          />
        )}
        {child && child.others.length > 0 && (
          <Choices
            id={`${idPrefix}audience`}
            type="radio"
            legend={m.kindergarten_messages_audience()}
            options={[
              { value: 'all', text: m.kindergarten_messages_with_others() },
              { value: 'one', text: m.kindergarten_messages_only_you() },
            ]}
            chosen={[audience]}
            onChange={([chosen = 'all']) =>
              form.setValue('audience', chosen, { shouldDirty: true })
            }
            error={textOf('audience')}
          />
        )}
        <TextField
          id={`${idPrefix}subject`}
          label={m.kindergarten_messages_subject()}
          maxLength={longest.subject}
          error={textOf('subject')}
          {...form.register('subject')}
        />
        <TextArea
          id={`${idPrefix}text`}
          label={m.kindergarten_messages_text()}
          rows={5}
          error={textOf('text')}
          {...form.register('text')}
        />
        {child && <p role="status">{readersText(audience === 'all', child.others)}</p>}
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.kindergarten_messages_send()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
