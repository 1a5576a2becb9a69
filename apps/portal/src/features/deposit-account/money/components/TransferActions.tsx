import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { CorrectionActions } from '#core/bank/components/CorrectionActions.tsx'
import styles from '#core/bank/components/Money.module.css'
import { useAttempt } from '#core/bank/components/use-attempt.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { TransferLine } from '../contract.ts'
import { confirmTransfer, decideCorrection } from '../queries.ts'
import { AllocateDialog } from './AllocateDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'

type Open = 'allocate' | 'confirm' | 'correct'

export const senderOf = ({ debtor }: TransferLine) => debtor ?? m.money_sender_unknown()

/** What may be done about one transfer, and why not where it is one's own. */
export function TransferActions({ line, mayCorrect }: { line: TransferLine; mayCorrect: boolean }) {
  const [open, setOpen] = useState<Open | null>(null)
  const named = { amount: formatKroner(line.amountOre), sender: senderOf(line) }
  const close = () => setOpen(null)
  if (line.status === 'reversed') return null
  const isUnconfirmed = line.status === 'unconfirmed'
  const button = (what: Open, text: string, label: string, isFirst: boolean) => (
    <Button
      variant={isFirst ? 'secondary' : 'tertiary'}
      data-size="sm"
      aria-label={label}
      onClick={() => setOpen(what)}
    >
      {text}
    </Button>
  )
  return (
    <div className={styles.lines}>
      {isUnconfirmed && line.isOwn && <p className={styles.quiet}>{m.money_confirm_own()}</p>}
      <div className={styles.buttons}>
        {isUnconfirmed &&
          !line.isOwn &&
          button('confirm', m.money_confirm(), m.money_confirm_of(named), true)}
        {mayCorrect &&
          !line.customer &&
          button('allocate', m.money_allocate(), m.money_allocate_of(named), true)}
        {mayCorrect &&
          !line.correction &&
          (line.customer || !line.isOfBank) &&
          button('correct', m.money_correct(), m.money_correct_of(named), false)}
      </div>
      {line.correction && (
        <CorrectionActions
          correction={line.correction}
          amount={named.amount}
          onDecide={decideCorrection}
        />
      )}
      {open === 'allocate' && <AllocateDialog transfer={line} onClose={close} />}
      {open === 'confirm' && <ConfirmTransferDialog line={line} onClose={close} />}
      {open === 'correct' && <CorrectDialog transfer={line} onClose={close} />}
    </div>
  )
}

function ConfirmTransferDialog({ line, onClose }: { line: TransferLine; onClose: () => void }) {
  const { isBusy, attempt } = useAttempt()
  const { id, revision, reference, valueDate, customer, registeredBy } = line
  const confirm = () =>
    attempt(async () => {
      await confirmTransfer(id, revision)
      return m.money_confirmed()
    }, onClose)
  return (
    <ConfirmDialog
      heading={m.money_confirm_transfer_heading()}
      yes={m.money_confirm_transfer_yes()}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {m.money_confirm_transfer_text({
          amount: formatKroner(line.amountOre),
          date: formatShortDate(noonOf(valueDate)),
          reference,
          name: registeredBy ?? m.money_somebody(),
        })}
      </p>
      <p>
        {customer
          ? m.money_confirm_transfer_to({
              name: customer.name ?? customer.number,
              number: customer.number,
            })
          : m.money_register_nobody()}
      </p>
      <p>{m.money_confirm_transfer_check()}</p>
    </ConfirmDialog>
  )
}
