import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { StaffPayment } from '#core/payments/contract.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { readPaymentAgain, tryPaymentAgain } from '../queries.ts'
import styles from './Payments.module.css'
import { RefundDialog } from './RefundDialog.tsx'
import { usePaymentAction } from './use-payment-action.ts'

export function PaymentActions({ payment }: { payment: StaffPayment }) {
  const { id, version, canTryAgain, refundableOre, request } = payment
  const [asked, setAsked] = useState<'try' | 'give-back' | null>(null)
  const close = () => setAsked(null)
  const reading = usePaymentAction(async () => {
    await readPaymentAgain(id)
    return m.payments_read_again_done()
  }, close)
  const trying = usePaymentAction(async () => {
    await tryPaymentAgain(id, version)
    return m.payments_try_again_done()
  }, close)
  const isBusy = reading.isPending || trying.isPending

  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        loading={reading.isPending}
        onClick={() => isBusy || reading.mutate()}
      >
        {m.payments_read_again()}
      </Button>
      {canTryAgain && (
        <Button variant="secondary" onClick={() => setAsked('try')}>
          {m.payments_try_again()}
        </Button>
      )}
      {refundableOre > 0 && !request?.isOwn && (
        <Button variant="secondary" onClick={() => setAsked('give-back')}>
          {request ? m.payments_agree() : m.payments_give_back()}
        </Button>
      )}
      {asked === 'try' && (
        <ConfirmDialog
          heading={m.payments_try_again()}
          yes={m.payments_try_again()}
          isBusy={trying.isPending}
          onConfirm={() => isBusy || trying.mutate()}
          onClose={close}
        >
          <p>{m.payments_try_again_question()}</p>
        </ConfirmDialog>
      )}
      {asked === 'give-back' && (
        <RefundDialog
          payment={payment}
          refundOre={request?.refundOre ?? refundableOre}
          onClose={close}
        />
      )}
    </div>
  )
}
