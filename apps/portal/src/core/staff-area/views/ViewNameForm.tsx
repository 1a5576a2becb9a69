import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffErrorText, staffFieldText } from '../refusal-messages.ts'
import styles from './SavedViews.module.css'
import { NameOfView } from './saved-view.ts'

/** The name of a view that is saved or renamed. */
export function ViewNameForm(props: {
  idPrefix: string
  /** The present name of a view that is renamed. */
  name?: string
  hint?: string
  button: string
  send: (name: string) => Promise<void>
  onCancel?: () => void
}) {
  const { idPrefix, name, hint, button, send, onCancel } = props
  const form = useForm({
    resolver: zodResolver(NameOfView),
    defaultValues: { name: name ?? '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['name'],
    fieldOf: { VIEW_NAME_TAKEN: 'name' },
    errorText: staffErrorText,
    codeText: staffFieldText,
    send: async (values) => {
      await send(values.name)
      form.reset()
    },
  })
  const isRenaming = name !== undefined
  useEffect(() => {
    if (isRenaming) form.setFocus('name', { shouldSelect: true })
  }, [form, isRenaming])
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}name`}
        label={m.staff_view_name()}
        hint={hint}
        autoComplete="off"
        error={textOf('name')}
        {...form.register('name')}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" data-size="sm" loading={isSubmitting}>
          {button}
        </Button>
        {onCancel && (
          <Button type="button" variant="tertiary" data-size="sm" onClick={onCancel}>
            {m.staff_view_cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}
