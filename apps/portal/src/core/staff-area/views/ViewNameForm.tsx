import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffErrorText, staffFieldText } from '../refusal-messages.ts'
import styles from './SavedViews.module.css'
import { ViewName } from './saved-view.ts'

const ViewForm = z.object({ name: ViewName, replacesSearch: z.boolean() })
type ViewForm = z.infer<typeof ViewForm>

/** The name of a new view, or of one that is edited. */
export function ViewNameForm(props: {
  idPrefix: string
  /** The present name of a view that is edited. */
  name?: string
  hint?: string
  /** The view may also take over what the list shows now. */
  isReplaceable?: boolean
  button: string
  send: (values: ViewForm) => Promise<void>
  onCancel?: () => void
}) {
  const { idPrefix, name, hint, isReplaceable = false, button, send, onCancel } = props
  const form = useForm({
    resolver: zodResolver(ViewForm),
    defaultValues: { name: name ?? '', replacesSearch: false },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['name'],
    fieldOf: { VIEW_NAME_TAKEN: 'name' },
    errorText: staffErrorText,
    codeText: staffFieldText,
    send: async (values) => {
      await send(values)
      form.reset()
    },
  })
  const isEditing = name !== undefined
  useEffect(() => {
    if (isEditing) form.setFocus('name', { shouldSelect: true })
  }, [form, isEditing])
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
      {isReplaceable && (
        <label className={styles.replace}>
          <input type="checkbox" className="ds-input" {...form.register('replacesSearch')} />
          {m.staff_view_replace()}
        </label>
      )}
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
