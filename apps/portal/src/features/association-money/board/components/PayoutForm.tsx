import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { readAmount } from '../../components/typed-amount.ts'
import { useMoneyAction } from '../../components/use-money-action.ts'
import type { BankAccount } from '../../model/contract.ts'
import { longestNote } from '../../model/limits.ts'
import { moneyFieldText } from '../../model/refusal-messages.ts'
import { PayoutForm as Form } from '../../payout/contract.ts'
import { askPayout, moneyKey } from '../queries.ts'

type Props = { id: string; availableOre: number; account: BankAccount }
type Problems = { amount?: string | undefined; note?: string | undefined }

/** Asks for all or a part of what is available; the last question says where it goes and when. */
export function PayoutForm({ id, availableOre, account }: Props) {
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [form, setForm] = useState<Form | null>(null)
  const asking = useMoneyAction({
    call: (wanted: Form) => askPayout(id, wanted),
    changes: moneyKey(id),
    done: m.association_payout_asked,
    onDone: () => {
      setAmount('')
      setNote('')
      setForm(null)
    },
  })

  function ask(event: FormEvent) {
    event.preventDefault()
    const amountOre = readAmount(amount, availableOre)
    const parsed = Form.safeParse({ amountOre: amountOre ?? 0, note, accountId: account.id })
    const noteCode = parsed.error?.issues.find(({ path }) => path[0] === 'note')?.message
    const found: Problems = {
      amount: amountOre === null ? moneyFieldText('AMOUNT_REQUIRED') : undefined,
      note: moneyFieldText(noteCode),
    }
    setProblems(found)
    if (found.amount || found.note)
      document.getElementById(found.amount ? 'payout-amount' : 'payout-note')?.focus()
    else setForm(parsed.data ?? null)
  }

  return (
    <>
      <form method="post" className={formStyles.form} onSubmit={ask} noValidate>
        <p>{m.association_payout_available({ amount: formatKroner(availableOre) })}</p>
        <TextField
          id="payout-amount"
          label={m.association_payout_amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={amount}
          error={problems.amount}
          onChange={(event) => setAmount(event.target.value)}
        >
          <Button
            type="button"
            variant="secondary"
            onClick={() => setAmount(writeKroner(availableOre))}
          >
            {m.association_payout_everything()}
          </Button>
        </TextField>
        <TextArea
          id="payout-note"
          label={m.association_payout_note()}
          hint={m.association_payout_note_hint()}
          rows={3}
          maxLength={longestNote}
          value={note}
          error={problems.note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Button type="submit">{m.association_payout_ask()}</Button>
        </div>
      </form>
      {form && (
        <ConfirmDialog
          heading={m.association_payout_ask_heading({ amount: formatKroner(form.amountOre) })}
          yes={m.association_payout_ask_yes()}
          isBusy={asking.isPending}
          onConfirm={() => asking.mutate(form)}
          onClose={() => setForm(null)}
        >
          <p>
            {m.association_payout_ask_where({ account: account.masked, holder: account.holder })}
          </p>
          <p>{m.association_payout_ask_when()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
