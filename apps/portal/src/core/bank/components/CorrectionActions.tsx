import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { WaitingCorrection } from '../answers.ts'
import { correctionNames } from '../money-texts.ts'
import styles from './Money.module.css'
import { useAttempt } from './use-attempt.ts'

type Props = {
  correction: WaitingCorrection
  /** Of what is corrected, as it is shown. */
  amount: string
  onDecide: (id: string, isConfirmed: boolean) => Promise<unknown>
}

/** A correction that waits for a second person, with what the member of staff may do about it. */
export function CorrectionActions({ correction, amount, onDecide }: Props) {
  const [open, setOpen] = useState<'confirm' | 'reject' | null>(null)
  const { isBusy, attempt } = useAttempt()
  const { id, kind, reason, isOwn, proposedBy } = correction
  const close = () => setOpen(null)
  const decide = (isConfirmed: boolean) =>
    attempt(async () => {
      await onDecide(id, isConfirmed)
      return isConfirmed ? m.money_correction_done() : m.money_correction_rejected()
    }, close)
  const rejectText = isOwn ? m.money_correction_take_back() : m.money_correction_reject()
  return (
    <div className={styles.lines}>
      <p>{m.money_correction_waits({ what: correctionNames[kind]() })}</p>
      <CorrectValues correction={correction} />
      <p className={styles.quiet}>
        {m.money_correction_by({ name: proposedBy ?? m.money_somebody(), reason })}
      </p>
      {isOwn && <p className={styles.quiet}>{m.money_correction_own()}</p>}
      <div className={styles.buttons}>
        {!isOwn && (
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={m.money_correction_confirm_of({ amount })}
            onClick={() => setOpen('confirm')}
          >
            {m.money_correction_confirm()}
          </Button>
        )}
        <Button
          variant="tertiary"
          data-size="sm"
          aria-label={m.money_correction_reject_of({ what: rejectText, amount })}
          onClick={() => setOpen('reject')}
        >
          {rejectText}
        </Button>
      </div>
      {open && (
        <ConfirmDialog
          heading={open === 'confirm' ? m.money_correction_confirm_heading() : rejectText}
          yes={open === 'confirm' ? m.money_correction_confirm() : rejectText}
          isBusy={isBusy}
          onConfirm={() => decide(open === 'confirm')}
          onClose={close}
        >
          <p>{m.money_correction_what({ what: correctionNames[kind](), amount })}</p>
          <CorrectValues correction={correction} />
          <p>{m.money_correction_by({ name: proposedBy ?? m.money_somebody(), reason })}</p>
          <p>
            {open === 'confirm'
              ? m.money_correction_confirm_text()
              : m.money_correction_reject_text()}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** What is right, where something takes the place of what is wrong. */
function CorrectValues({ correction }: Pick<Props, 'correction'>) {
  const { kind, amountOre, valueDate, customer } = correction
  if (kind === 'reverse-transfer') return null
  return (
    <>
      {amountOre !== null && valueDate !== null && (
        <p>
          {m.money_correction_right({
            amount: formatKroner(amountOre),
            date: formatShortDate(noonOf(valueDate)),
          })}
        </p>
      )}
      {kind !== 'return-payout' && (
        <p>
          {customer
            ? m.money_confirm_transfer_to({
                name: customer.name ?? customer.number,
                number: customer.number,
              })
            : m.money_register_nobody()}
        </p>
      )}
    </>
  )
}
