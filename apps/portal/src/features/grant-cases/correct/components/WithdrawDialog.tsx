import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { RoundApplication } from '../../model/contract.ts'
import { reasonFields } from '../../model/correction-fields.ts'
import { grantCaseErrorText, grantCaseFieldText } from '../../model/refusal-messages.ts'
import { Withdrawal } from '../forms.ts'
import { withdrawApplication } from '../queries.ts'

type Props = { application: RoundApplication; onClose: () => void }

/** For an applicant who has asked for it in writing. It cannot be undone. */
export function WithdrawDialog({ application: { id, reference }, onClose }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(reasonFields, {
    idPrefix: 'grant-withdraw-',
    values: { reason: '' },
    schema: Withdrawal,
    toEdit: (values) => ({ form: values }),
    draft: { key: `grant-case-withdraw:${id}` },
    errorText: grantCaseErrorText,
    codeText: grantCaseFieldText,
    send: async (edit, draft) => {
      await whileLoggedIn(() => withdrawApplication(id, edit))
      draft.forget()
      showMessage(m.grant_cases_withdrawn(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
  })
  return (
    <Dialog heading={m.grant_cases_withdraw_heading({ reference })} onClose={onClose}>
      <p>{m.grant_cases_withdraw_text()}</p>
      <EditableForm form={form} context={null} save={m.grant_cases_withdraw()} />
    </Dialog>
  )
}
