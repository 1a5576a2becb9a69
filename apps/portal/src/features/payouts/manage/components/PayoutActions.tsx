import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { CorrectionActions } from '#core/bank/components/CorrectionActions.tsx'
import styles from '#core/bank/components/Money.module.css'
import { useAttempt } from '#core/bank/components/use-attempt.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { PayoutLine } from '../../model/contract.ts'
import { decideReturn, withdrawPayout } from '../queries.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { PayeeDialog } from './PayeeDialog.tsx'
import { PrepareAgainDialog } from './PrepareAgainDialog.tsx'
import { payeeText } from './payout-columns.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'

/** What the member of staff may do with payouts, by their roles. */
export type Permission = { readonly prepare: boolean; readonly release: boolean }

type Open = 'withdraw' | 'payee' | 'settle' | 'again' | 'return'

/** What may be done about one payout, and why not where it is one's own. */
export function PayoutActions({ line, may }: { line: PayoutLine; may: Permission }) {
  const [open, setOpen] = useState<Open | null>(null)
  const named = { amount: formatKroner(line.amountOre), payee: payeeText(line) }
  const close = () => setOpen(null)
  const isOnItsWay = line.state === 'released' || line.state === 'sent'
  const isManual = line.channel === 'manual'
  const button = (what: Open, text: string, label: string) => (
    <Button variant="tertiary" data-size="sm" aria-label={label} onClick={() => setOpen(what)}>
      {text}
    </Button>
  )
  return (
    <div className={styles.lines}>
      {line.state === 'prepared' && may.release && line.isOwn && (
        <p className={styles.quiet}>{m.money_own()}</p>
      )}
      {isManual && isOnItsWay && line.isOwnApproval && (
        <p className={styles.quiet}>{m.money_settle_own()}</p>
      )}
      <div className={styles.buttons}>
        {isManual &&
          isOnItsWay &&
          !line.isOwnApproval &&
          button('settle', m.money_settle(), m.money_settle_of(named))}
        {line.payeeName !== null &&
          button(
            'payee',
            isManual ? m.money_show_details() : m.money_show_payee(),
            m.money_show_payee_of(named),
          )}
        {line.state === 'prepared' &&
          button('withdraw', m.money_withdraw(), m.money_withdraw_of(named))}
        {line.state === 'paid' &&
          !line.correction &&
          button('return', m.money_return(), m.money_return_of(named))}
        {line.mayBePreparedAgain &&
          may.prepare &&
          button('again', m.money_again(), m.money_again_of(named))}
      </div>
      {line.correction && (
        <CorrectionActions
          correction={line.correction}
          amount={named.amount}
          onDecide={decideReturn}
        />
      )}
      {open === 'return' && <ReturnDialog line={line} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog line={line} onClose={close} />}
      {open === 'payee' && <PayeeDialog line={line} onClose={close} />}
      {open === 'settle' && <OutcomeDialog line={line} onClose={close} />}
      {open === 'again' && <PrepareAgainDialog line={line} onClose={close} />}
    </div>
  )
}

function WithdrawDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { isBusy, attempt } = useAttempt()
  const withdraw = () =>
    attempt(async () => {
      await withdrawPayout(line.id)
      return m.money_withdrawn()
    }, onClose)
  return (
    <ConfirmDialog
      heading={m.money_withdraw_heading()}
      yes={m.money_withdraw_yes()}
      isBusy={isBusy}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>
        {m.money_withdraw_text({ amount: formatKroner(line.amountOre), payee: payeeText(line) })}
      </p>
    </ConfirmDialog>
  )
}
