import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { readAmount } from '../../components/typed-amount.ts'
import { moneyFieldText, staffMoneyErrorText } from '../../model/refusal-messages.ts'
import { ReasonForm, type StaffAccount, type StaffMoney } from '../contract.ts'
import { staffMoneyKey, startPayout } from '../queries.ts'

const idPrefix = 'start-payout-'
type Typed = { amount: string; reason: string }
type Props = { money: StaffMoney; account: StaffAccount }

/** Staff pay out what no board asks for, to the account that is confirmed. */
export function StartPayout(props: Props) {
  /** Of one payout, however often it is sent. */
  const [requestId, setRequestId] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setRequestId(crypto.randomUUID())}>
        {m.association_payout_start()}
      </Button>
      {requestId !== null && (
        <StartDialog {...props} requestId={requestId} onClose={() => setRequestId(null)} />
      )}
    </>
  )
}

function StartDialog(props: Props & { requestId: string; onClose: () => void }) {
  const { money, account, requestId, onClose } = props
  const { id, name, availableOre } = money
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<Typed>({
    resolver: (typed) => {
      const reason = ReasonForm.safeParse({ reason: typed.reason }).error?.issues[0]?.message
      const errors = {
        ...(readAmount(typed.amount, availableOre) === null && {
          amount: { type: 'value', message: 'AMOUNT_REQUIRED' },
        }),
        ...(reason !== undefined && { reason: { type: 'value', message: reason } }),
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    },
    defaultValues: { amount: writeKroner(availableOre), reason: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `association-payout:${id}`, fields: ['reason'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['amount', 'reason'],
    errorText: staffMoneyErrorText,
    codeText: moneyFieldText,
    send: async ({ amount, reason }) => {
      const amountOre = readAmount(amount, availableOre) ?? 0
      const body = { requestId, accountId: account.id, amountOre, reason }
      await whileLoggedIn(() => startPayout(id, body))
      draft.forget()
      showMessage(m.association_payout_approved_done(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffMoneyKey })
    },
  })
  return (
    <Dialog heading={m.association_payout_start_heading({ name })} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{m.association_payout_ask_where({ account: account.masked, holder: account.holder })}</p>
        <p>{m.association_payout_available({ amount: formatKroner(availableOre) })}</p>
        <TextField
          id={`${idPrefix}amount`}
          label={m.association_payout_amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={textOf('amount')}
          {...form.register('amount')}
        />
        <TextArea
          id={`${idPrefix}reason`}
          label={m.association_money_reason()}
          hint={m.association_payout_start_hint()}
          rows={3}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.association_payout_start_yes()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
