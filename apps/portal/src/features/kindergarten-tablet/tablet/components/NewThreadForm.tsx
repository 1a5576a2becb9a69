import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { tabletErrorText, tabletFieldText } from '../../model/refusal-messages.ts'
import { TypedTabletThread } from '../../threads/forms.ts'
import { startThread, threadsKey } from '../queries.ts'
import type { ShownChild } from '../tablet-day.ts'
import type { TypedTexts } from '../use-typed-texts.ts'

const idPrefix = 'tablet-thread-'

/** An employee writes about a child to all guardians who have access. */
export function NewThreadForm(props: {
  about: readonly ShownChild[]
  typed: TypedTexts
  onSent: () => void
}) {
  const { about, typed, onSent } = props
  const [ids] = useState(() => ({ id: crypto.randomUUID(), messageId: crypto.randomUUID() }))
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedTabletThread),
    defaultValues: {
      childId: about[0]?.id ?? '',
      subject: typed.of('subject'),
      text: typed.of('text'),
    },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['childId', 'subject', 'text'],
    errorText: tabletErrorText,
    codeText: tabletFieldText,
    send: async (values) => {
      await startThread({ ...ids, ...values })
      for (const key of ['subject', 'text']) typed.note(key, '')
      showMessage(m.tablet_message_sent(), 'success')
      await queryClient.invalidateQueries({ queryKey: threadsKey })
      onSent()
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <p>{m.tablet_thread_new_text()}</p>
      <SelectField
        id={`${idPrefix}childId`}
        label={m.tablet_thread_child()}
        error={textOf('childId')}
        {...form.register('childId')}
      >
        {about.map(({ id, firstName, lastName }) => (
          <option key={id} value={id}>
            {firstName} {lastName}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${idPrefix}subject`}
        label={m.tablet_thread_subject()}
        maxLength={longest.subject}
        autoComplete="off"
        error={textOf('subject')}
        {...form.register('subject', {
          onChange: ({ target }) => typed.note('subject', target.value),
        })}
      />
      <TextArea
        id={`${idPrefix}text`}
        label={m.tablet_thread_text()}
        rows={4}
        maxLength={longest.message}
        error={textOf('text')}
        {...form.register('text', { onChange: ({ target }) => typed.note('text', target.value) })}
      />
      <div className={formStyles.actions}>
        <Button type="submit" loading={isSubmitting}>
          {m.tablet_answer_send()}
        </Button>
      </div>
    </form>
  )
}
