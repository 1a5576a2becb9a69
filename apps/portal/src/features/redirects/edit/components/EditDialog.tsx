import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { readAgain } from '../../model/queries.ts'
import { newRedirectFields, redirectFields } from '../../model/redirect-fields.ts'
import { redirectErrorText, redirectFieldText } from '../../model/refusal-messages.ts'
import { draftKeyOf, type Edited, toEdit } from '../edited.ts'
import { saveRedirect } from '../queries.ts'
import { RedirectEdit } from '../redirect-forms.ts'

/** Adds or changes a redirect. */
export function EditDialog(props: { edited: Edited; onRemove: () => void; onClose: () => void }) {
  const { edited, onRemove, onClose } = props
  const { seen, from } = edited
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const fields: Fields<unknown> = seen ? redirectFields : newRedirectFields
  const form = useEditableForm(fields, {
    idPrefix: 'redirect-',
    values: seen ?? { from, to: '' },
    schema: RedirectEdit,
    toEdit: (values) => toEdit(edited, values),
    draft: { key: draftKeyOf(edited), version: seen?.version ?? null },
    fieldOf: {
      REDIRECT_CIRCLE: 'to',
      ...(!seen && { REDIRECT_EXISTS: 'from', ADDRESS_IN_USE: 'from' }),
    },
    errorText: redirectErrorText,
    codeText: redirectFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveRedirect(edit))
        draft.forget()
        showMessage(m.redirect_saved(), 'success')
        onClose()
      } finally {
        await readAgain(queryClient)
      }
    },
  })
  return (
    <Dialog
      heading={seen ? m.redirect_edit_heading({ from: seen.from }) : m.redirect_add()}
      onClose={onClose}
    >
      <EditableForm
        form={form}
        context={undefined}
        more={
          seen && (
            <Button
              type="button"
              variant="tertiary"
              disabled={form.isSubmitting}
              onClick={onRemove}
            >
              {m.redirect_remove()}
            </Button>
          )
        }
      />
    </Dialog>
  )
}
