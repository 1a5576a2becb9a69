import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { classStaffErrorText, classStaffFieldText } from '../refusal-messages.ts'
import styles from './StaffClass.module.css'
import { useRefreshStaffData } from './use-staff-change.ts'

type Props<Values extends FieldValues> = {
  heading: string
  form: UseFormReturn<Values>
  /** Names of its fields, whose ids start with `idPrefix`. */
  fields: readonly Path<Values>[]
  idPrefix: string
  /** The key of the draft, which is restored after a reload. */
  draftKey: string
  fieldOf?: Readonly<Record<string, Path<Values>>>
  /** The text of the submit button. */
  submitText: string
  /** The message after the change. */
  successText: string
  send: (values: Values) => Promise<unknown>
  onClose: () => void
  /** The fields. */
  children: (textOf: (field: string) => string | undefined) => ReactNode
}

/** A dialog with a form: its fields, what the change does, and the submit button. */
export function ChangeDialog<Values extends FieldValues>(props: Props<Values>) {
  const {
    heading,
    form,
    fields,
    fieldOf = {},
    idPrefix,
    draftKey,
    submitText,
    successText,
    send,
    onClose,
  } = props
  const draft = useStaffDraft(form, { key: draftKey, fields })
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const refresh = useRefreshStaffData()
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    fieldOf,
    errorText: classStaffErrorText,
    codeText: classStaffFieldText,
    send: async (values) => {
      try {
        await whileLoggedIn(() => send(values))
        draft.forget()
        onClose()
        showMessage(successText, 'success')
      } finally {
        await refresh()
      }
    },
  })
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {props.children(textOf)}
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.staff_class_saving() : submitText}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
