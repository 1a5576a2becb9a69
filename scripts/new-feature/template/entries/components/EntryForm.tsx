import { Button, Field, Label, Textarea, ValidationMessage } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { EntryForm as Form, longestText } from '../../model/entry-form.ts'
import { entryFieldText, writeErrorText } from '../../model/refusal-messages.ts'
import { ownEntriesQuery, writeEntry } from '../queries.ts'

const idPrefix = 'suggestion-box-'

export function EntryForm() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { text: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: writeErrorText,
    codeText: entryFieldText,
    send: async (values) => {
      await whileLoggedIn(() => writeEntry(values))
      form.reset()
      showMessage(m.suggestion_box_sent(), 'success')
      await queryClient.invalidateQueries({ queryKey: ownEntriesQuery.queryKey })
    },
  })
  const error = textOf('text')
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <Field>
        <Label htmlFor={`${idPrefix}text`}>{m.suggestion_box_text()}</Label>
        <Field.Description>{m.suggestion_box_text_hint({ count: longestText })}</Field.Description>
        <Textarea
          id={`${idPrefix}text`}
          rows={4}
          aria-invalid={error ? true : undefined}
          {...form.register('text')}
        />
        {error && <ValidationMessage>{error}</ValidationMessage>}
      </Field>
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.suggestion_box_sending() : m.suggestion_box_send()}
      </Button>
    </form>
  )
}
