import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { DepositAmounts } from '../../model/contract.ts'
import { amountFields } from '../../model/setup-fields.ts'
import { AmountForm } from '../amount-form.ts'
import { amountErrorText, amountFieldText } from '../amount-texts.ts'
import { amountsQuery, saveAmount } from '../queries.ts'

/** Proposes an amount, or a correction of one in the table above. */
export function AmountFields({ known }: { known: DepositAmounts['items'] }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(amountFields, {
    idPrefix: 'amount-',
    values: { kind: 'year' },
    schema: AmountForm,
    toEdit: (values) => {
      const current = known.find(
        ({ academicYear, kind }) => academicYear === values.academicYear && kind === values.kind,
      )
      return { ...values, version: current?.version ?? 0 }
    },
    draft: { key: 'deposit-amount' },
    errorText: amountErrorText,
    codeText: amountFieldText,
    send: async (amount, draft) => {
      try {
        await whileLoggedIn(() => saveAmount(amount))
        draft.discard()
        showMessage(m.deposit_amount_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: amountsQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
      }
    },
  })
  return <EditableForm form={form} context={null} save={m.deposit_amount_save()} />
}
