import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { DeadlinesForm } from '../../model/deadlines.ts'
import { deadlineFields } from '../../model/setup-fields.ts'
import { amountErrorText, amountFieldText } from '../amount-texts.ts'
import { amountsQuery, saveDeadlines } from '../queries.ts'

/** By when students apply and pay. What is being written stays when somebody else saves meanwhile. */
export function DeadlineFields({ saved }: { saved: DeadlinesForm }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { version } = saved
  const form = useEditableForm(deadlineFields, {
    idPrefix: 'deadline-',
    values: saved,
    schema: DeadlinesForm,
    toEdit: (values) => ({ ...values, version }),
    draft: { key: 'deposit-deadlines', version },
    errorText: amountErrorText,
    codeText: amountFieldText,
    send: async (deadlines, draft, show) => {
      try {
        await whileLoggedIn(() => saveDeadlines(deadlines))
        draft.forget()
        show(deadlines)
        showMessage(m.deposit_deadlines_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: amountsQuery.queryKey })
      }
    },
  })
  return <EditableForm form={form} context={null} save={m.deposit_deadlines_save()} />
}
