import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ownFieldText, staffFailureText } from '../../model/refusal-messages.ts'
import { additionFields, type StaffChoices } from '../../model/staff-fields.ts'
import { Addition } from '../forms.ts'
import { addAssociation, readAssociationsAgain } from '../queries.ts'

/** Adds an association that exists already. */
export function AddDialog({ choices, onClose }: { choices: StaffChoices; onClose: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(additionFields, {
    idPrefix: 'add-association-',
    values: {
      name: '',
      institutionCode: null,
      campusId: null,
      topicId: null,
      contactName: '',
      contactEmail: '',
      language: getLocale(),
    },
    schema: Addition,
    toEdit: (values) => ({ form: values }),
    draft: { key: 'association-new' },
    errorText: staffFailureText,
    codeText: ownFieldText,
    send: async (edit, draft) => {
      const { id } = await whileLoggedIn(() => addAssociation(edit))
      draft.forget()
      showMessage(m.associations_added({ name: edit.form.name }), 'success')
      await readAssociationsAgain(queryClient)
      onClose()
      await navigate({ to: '/staff/associations/$id', params: { id } })
    },
  })
  return (
    <Dialog heading={m.associations_add()} onClose={onClose}>
      <p>{m.associations_add_text()}</p>
      <EditableForm form={form} context={choices} save={m.associations_add_save()} />
    </Dialog>
  )
}
