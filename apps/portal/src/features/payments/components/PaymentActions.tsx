import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { StaffPayment } from '#core/payments/contract.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { refreshPayment, retryPayment } from '../queries.ts'
import styles from './Payments.module.css'
import { RefundDialog } from './RefundDialog.tsx'
import { usePaymentAction } from './use-payment-action.ts'

export function PaymentActions({ payment }: { payment: StaffPayment }) {
  const { id, version, canRetry, refundableOre, request } = payment
  const [openDialog, setOpenDialog] = useState<'retry' | 'refund' | null>(null)
  const close = () => setOpenDialog(null)
  const refresh = usePaymentAction(async () => {
    await refreshPayment(id)
    return m.payments_read_again_done()
  }, close)
  const retry = usePaymentAction(async () => {
    await retryPayment(id, version)
    return m.payments_try_again_done()
  }, close)
  const isBusy = refresh.isPending || retry.isPending

  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        loading={refresh.isPending}
        onClick={() => isBusy || refresh.mutate()}
      >
        {m.payments_read_again()}
      </Button>
      {canRetry && (
        <Button variant="secondary" onClick={() => setOpenDialog('retry')}>
          {m.payments_try_again()}
        </Button>
      )}
      {refundableOre > 0 && !request?.isOwn && (
        <Button variant="secondary" onClick={() => setOpenDialog('refund')}>
          {request ? m.payments_agree() : m.payments_give_back()}
        </Button>
      )}
      {openDialog === 'retry' && (
        <ConfirmDialog
          heading={m.payments_try_again()}
          yes={m.payments_try_again()}
          isBusy={retry.isPending}
          onConfirm={() => isBusy || retry.mutate()}
          onClose={close}
        >
          <p>{m.payments_try_again_question()}</p>
        </ConfirmDialog>
      )}
      {openDialog === 'refund' && (
        <RefundDialog
          payment={payment}
          refundOre={request?.refundOre ?? refundableOre}
          onClose={close}
        />
      )}
    </div>
  )
}
