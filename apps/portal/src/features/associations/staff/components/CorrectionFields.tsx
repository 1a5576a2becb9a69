import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffAssociationDetails } from '../../model/contract.ts'
import { ownFieldText, staffFailureText } from '../../model/refusal-messages.ts'
import { correctionFields, type StaffChoices } from '../../model/staff-fields.ts'
import { Correction } from '../forms.ts'
import { correctAssociation, readAssociationsAgain } from '../queries.ts'

type Props = { association: StaffAssociationDetails; choices: StaffChoices }

/** Name, institution, campus, topic, and whether its events need approval. */
export function CorrectionFields({ association, choices }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { id, version } = association
  const form = useEditableForm(correctionFields, {
    idPrefix: 'correct-association-',
    values: association,
    schema: Correction,
    toEdit: (values) => ({ version, form: values }),
    draft: { key: `association:${id}`, version },
    errorText: staffFailureText,
    codeText: ownFieldText,
    send: async (edit, draft, show) => {
      try {
        await whileLoggedIn(() => correctAssociation(id, edit))
        draft.forget()
        show(edit.form)
        showMessage(m.associations_saved(), 'success')
      } finally {
        await readAssociationsAgain(queryClient)
      }
    },
  })
  return <EditableForm form={form} context={choices} />
}
