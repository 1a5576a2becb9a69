import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { InquirySetup } from '../contract.ts'
import {
  type Edited,
  editFields,
  initialValues,
  isUsed,
  type Typed,
  toEdit,
  toRemoval,
} from '../edit-fields.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { setupErrorText, setupFieldText } from '../refusal-messages.ts'
import { SetupEdit } from '../setup-forms.ts'
import { EditFieldInput } from './EditFieldInput.tsx'
import styles from './Setup.module.css'

const idPrefix = 'inquiry-setup-'

const headings = {
  category: { edit: m.inquiry_setup_category_edit, add: m.inquiry_setup_category_add },
  subcategory: { edit: m.inquiry_setup_subcategory_edit, add: m.inquiry_setup_subcategory_add },
  template: { edit: m.inquiry_setup_template_edit, add: m.inquiry_setup_template_add },
  'service-form': { edit: m.inquiry_setup_form_edit, add: m.inquiry_setup_form_edit },
} as const

/** Edits or adds an entry of the setup. */
export function EditDialog(props: {
  edited: Edited
  setup: InquirySetup
  onRemove: () => void
  onClose: () => void
}) {
  const { edited, setup, onRemove, onClose } = props
  const fields = editFields[edited.kind]
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<Typed>({
    resolver: (typed) => {
      const { error } = z.safeParse(SetupEdit, toEdit(edited, typed))
      if (!error) return { values: typed, errors: {} }
      const errors = error.issues.map(({ path, message }) => [
        String(path.at(-1)),
        { type: 'value', message },
      ])
      return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
    },
    defaultValues: initialValues(edited),
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `inquiry-setup-${edited.kind}:${edited.seen?.id ?? newIn(edited)}`,
    fields: fields.map(({ name }) => name),
    version: edited.seen && 'version' in edited.seen ? edited.seen.version : null,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: fields.map(({ name }) => name),
    errorText: setupErrorText,
    codeText: setupFieldText,
    send: async (typed) => {
      const body = z.parse(SetupEdit, toEdit(edited, typed))
      try {
        const { isWaiting } = await whileLoggedIn(() => saveSetup(body))
        draft.forget()
        showMessage(isWaiting ? m.inquiry_setup_waits() : m.inquiry_setup_saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
      }
    },
  })
  const { add, edit } = headings[edited.kind]
  return (
    <Dialog heading={edited.seen ? edit() : add()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {fields.map((field) => (
          <EditFieldInput
            key={field.name}
            field={field}
            setup={setup}
            idPrefix={idPrefix}
            error={textOf(field.name)}
            registered={form.register(field.name)}
          />
        ))}
        {isUsed(edited) && <p className={formStyles.hint}>{m.inquiry_setup_used()}</p>}
        <DraftNote draft={draft} />
        <div className={styles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.inquiry_setup_saving() : m.inquiry_setup_save()}
          </Button>
          {toRemoval(edited) && (
            <Button type="button" variant="tertiary" disabled={isSubmitting} onClick={onRemove}>
              {m.inquiry_setup_remove()}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** The draft key of a new entry; that of a sub-category contains its category. */
function newIn(edited: Edited): string {
  return edited.kind === 'subcategory' ? `new-in-${edited.category.id}` : 'new'
}
