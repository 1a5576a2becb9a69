import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { PayoutLine } from '../contract.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'
import { moneyQueries, proposeReturn } from '../queries.ts'
import { TypedReturn, toReturnForm } from '../typed-forms.ts'

const idPrefix = 'return-'

/** What somebody has seen in the bank of a payout that came back; a second person confirms it. */
export function ReturnDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedReturn),
    defaultValues: {
      kroner: String(line.amountOre / 100).replace('.', ','),
      on: '',
      reference: '',
      reason: '',
    } as TypedReturn,
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['kroner', 'on', 'reference', 'reason'],
    fieldOf: { PAYOUT_RETURN_AMOUNT: 'kroner', TRANSFER_DATE: 'on' },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      await whileLoggedIn(() => proposeReturn(line.id, toReturnForm(typed)))
      onClose()
      showMessage(m.money_correction_proposed(), 'success')
      await queryClient.invalidateQueries(moneyQueries)
    },
  })
  return (
    <Dialog heading={m.money_return_heading()} onClose={onClose}>
      <p>{m.money_return_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}kroner`}
          label={m.money_return_kroner()}
          hint={m.money_return_kroner_hint()}
          inputMode="decimal"
          autoComplete="off"
          error={textOf('kroner')}
          {...form.register('kroner')}
        />
        <TextField
          id={`${idPrefix}on`}
          label={m.money_returned_on()}
          type="date"
          error={textOf('on')}
          {...form.register('on')}
        />
        <TextField
          id={`${idPrefix}reference`}
          label={m.money_return_reference()}
          autoComplete="off"
          error={textOf('reference')}
          {...form.register('reference')}
        />
        <TextField
          id={`${idPrefix}reason`}
          label={m.money_return_reason()}
          autoComplete="off"
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.money_saving() : m.money_return_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
