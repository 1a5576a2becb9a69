import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { EditableInput } from './EditableInput.tsx'
import type { EditableForm as Form } from './use-editable-form.ts'

/** The form that `useEditableForm` holds, with what else is said or done in it. */
export function EditableForm<Context>(props: {
  form: Form<Context>
  context: Context
  /** Above the buttons. */
  children?: ReactNode
  /** Beside the button that saves. */
  more?: ReactNode
}) {
  const { form, context, children, more } = props
  const { idPrefix, submit, isSubmitting, problems, failures, textOf } = form
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {form.inputs.map(({ input, registered }) => (
        <EditableInput
          key={input.name}
          input={input}
          context={context}
          idPrefix={idPrefix}
          error={textOf(input.name)}
          registered={registered}
        />
      ))}
      {children}
      <DraftNote draft={form.draft} />
      <div className={formStyles.actions}>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.editable_saving() : m.editable_save()}
        </Button>
        {more}
      </div>
    </form>
  )
}
