import { Button } from '@digdir/designsystemet-react'
import { Fragment, type ReactNode } from 'react'
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
  /** Above a field that starts a part of the form, by its name. */
  headings?: Readonly<Record<string, string>>
  /** What that button is called, where it does not save. */
  save?: string
}) {
  const { form, context, children, more, headings = {}, save = m.editable_save() } = props
  const { idPrefix, submit, isSubmitting, problems, failures, textOf } = form
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {form.inputs.map((one) => (
        <Fragment key={one.input.name}>
          {one.input.startsField && headings[one.input.startsField] && (
            <h2 className={formStyles.part}>{headings[one.input.startsField]}</h2>
          )}
          <EditableInput
            {...one}
            context={context}
            idPrefix={idPrefix}
            error={textOf(one.input.name)}
          />
        </Fragment>
      ))}
      {children}
      <DraftNote draft={form.draft} />
      <div className={formStyles.actions}>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.editable_saving() : save}
        </Button>
        {more}
      </div>
    </form>
  )
}
