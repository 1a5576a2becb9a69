import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { PayoutLine } from '../contract.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'
import { moneyQueries, prepareAgain } from '../queries.ts'
import { TypedPrepareAgain, toPrepareAgainForm } from '../typed-forms.ts'
import { PayeeFields } from './PayeeFields.tsx'

const idPrefix = 'again-'

/** What failed or was withdrawn once more, to another account. */
export function PrepareAgainDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedPrepareAgain),
    defaultValues: {
      method: line.channel === 'file' ? 'account' : 'details',
      name: line.payeeName ?? '',
      account: '',
      details: '',
      reason: '',
    } as TypedPrepareAgain,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `payout-again:${line.id}`,
    fields: ['name', 'reason'],
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['name', 'account', 'details', 'reason'],
    fieldOf: { PAYOUT_ACCOUNT_OWN: form.watch('method') },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      await whileLoggedIn(() => prepareAgain(line.id, toPrepareAgainForm(typed)))
      draft.forget()
      onClose()
      showMessage(m.money_prepared(), 'success')
      await queryClient.invalidateQueries(moneyQueries)
    },
  })
  return (
    <Dialog heading={m.money_again_heading()} onClose={onClose}>
      <p>{m.money_again_text({ amount: formatKroner(line.amountOre) })}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <PayeeFields
          idPrefix={idPrefix}
          method={form.watch('method')}
          onMethod={(method) => form.setValue('method', method)}
          register={(field) => form.register(field)}
          textOf={textOf}
        />
        <TextField
          id={`${idPrefix}reason`}
          label={m.money_reason()}
          autoComplete="off"
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.money_saving() : m.money_prepare()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
