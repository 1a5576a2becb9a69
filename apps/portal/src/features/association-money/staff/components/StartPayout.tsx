import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { readAmount, writeAmount } from '../../components/typed-amount.ts'
import { useMoneyAction } from '../../components/use-money-action.ts'
import { longestReason } from '../../model/limits.ts'
import { moneyFieldText, staffMoneyErrorText } from '../../model/refusal-messages.ts'
import { type StaffAccount, type StaffMoney, StartForm } from '../contract.ts'
import { staffMoneyKey, startPayout } from '../queries.ts'

type Problems = { amount?: string | undefined; reason?: string | undefined }

/** Staff pay out what no board asks for, to the account that is confirmed. */
export function StartPayout({ money, account }: { money: StaffMoney; account: StaffAccount }) {
  const { id, name, availableOre } = money
  const [requestId, setRequestId] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const starting = useMoneyAction({
    call: (form: StartForm) => startPayout(id, form),
    changes: staffMoneyKey,
    done: m.association_payout_approved_done,
    onDone: () => setRequestId(null),
    errorText: staffMoneyErrorText,
  })

  function open() {
    setAmount(writeAmount(availableOre))
    setReason('')
    setProblems({})
    setRequestId(crypto.randomUUID())
  }

  function confirm() {
    const amountOre = readAmount(amount, availableOre)
    const form = { requestId, accountId: account.id, amountOre: amountOre ?? 0, reason }
    const parsed = StartForm.safeParse(form)
    const reasonCode = parsed.error?.issues.find(({ path }) => path[0] === 'reason')?.message
    const found: Problems = {
      amount: amountOre === null ? moneyFieldText('AMOUNT_REQUIRED') : undefined,
      reason: moneyFieldText(reasonCode),
    }
    setProblems(found)
    if (found.amount || found.reason)
      document.getElementById(found.amount ? 'start-amount' : 'start-reason')?.focus()
    else if (parsed.data) starting.mutate(parsed.data)
  }

  return (
    <>
      <Button onClick={open}>{m.association_payout_start()}</Button>
      {requestId !== null && (
        <ConfirmDialog
          heading={m.association_payout_start_heading({ name })}
          yes={m.association_payout_start_yes()}
          isBusy={starting.isPending}
          onConfirm={confirm}
          onClose={() => setRequestId(null)}
        >
          <p>
            {m.association_payout_ask_where({ account: account.masked, holder: account.holder })}
          </p>
          <p>{m.association_payout_available({ amount: formatKroner(availableOre) })}</p>
          <TextField
            id="start-amount"
            label={m.association_payout_amount()}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={amount}
            error={problems.amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextArea
            id="start-reason"
            label={m.association_money_reason()}
            hint={m.association_payout_start_hint()}
            rows={3}
            maxLength={longestReason}
            value={reason}
            error={problems.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
