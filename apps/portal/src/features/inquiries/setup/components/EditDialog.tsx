import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { setupFields } from '../../model/setup-fields.ts'
import type { SetupNames } from '../../model/setup-names.ts'
import type { InquirySetup } from '../contract.ts'
import { type Edited, initialValues, isUsed, toEdit, toRemoval } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { setupErrorText, setupFieldText } from '../refusal-messages.ts'
import { SetupEdit } from '../setup-forms.ts'

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
  const { kind, seen } = edited
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const fields: Fields<SetupNames> = setupFields[kind]
  const form = useEditableForm(fields, {
    idPrefix: 'inquiry-setup-',
    values: initialValues(edited),
    schema: SetupEdit,
    toEdit: (values) => toEdit(edited, values),
    draft: {
      key: `inquiry-setup-${kind}:${seen?.id ?? newIn(edited)}`,
      version: seen && 'version' in seen ? seen.version : null,
    },
    errorText: setupErrorText,
    codeText: setupFieldText,
    send: async (edit, draft) => {
      try {
        const { isWaiting } = await whileLoggedIn(() => saveSetup(edit))
        draft.forget()
        showMessage(isWaiting ? m.inquiry_setup_waits() : m.inquiry_setup_saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
      }
    },
  })
  const { add, edit } = headings[kind]
  return (
    <Dialog heading={seen ? edit() : add()} onClose={onClose}>
      <EditableForm
        form={form}
        context={setup}
        more={
          toRemoval(edited) && (
            <Button
              type="button"
              variant="tertiary"
              disabled={form.isSubmitting}
              onClick={onRemove}
            >
              {m.inquiry_setup_remove()}
            </Button>
          )
        }
      >
        {isUsed(edited) && <p className={formStyles.hint}>{m.inquiry_setup_used()}</p>}
      </EditableForm>
    </Dialog>
  )
}

/** The draft key of a new entry; that of a sub-category contains its category. */
function newIn(edited: Edited): string {
  return edited.kind === 'subcategory' ? `new-in-${edited.category.id}` : 'new'
}
