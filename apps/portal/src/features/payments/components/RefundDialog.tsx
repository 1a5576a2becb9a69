import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import type { PendingRefund, StaffPayment } from '#core/payments/contract.ts'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { secondPersonText } from '#core/payments/second-person-text.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { paymentsChanged, refundPayment } from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'
import styles from './Payments.module.css'
import { RefundFacts } from './RefundFacts.tsx'

type Props = {
  payment: StaffPayment | PendingRefund
  /** The requested amount, or all that can be refunded. */
  refundOre: number
  onClose: () => void
}

const OptionalReason = z.object({
  reason: z.union([z.literal(''), reasonForPayer], 'REASON_SHORT'),
})
/** The second person needs a reason. */
const RequiredReason = z.object({
  reason: z
    .string()
    .check(z.refine((text) => reasonForPayer.safeParse(text).success, 'REASON_NEEDED')),
})
const fieldTexts: Readonly<Record<string, () => string>> = {
  REASON_SHORT: m.payments_reason_short,
  REASON_NEEDED: m.payments_reason_needed,
}

/** Confirms a refund, with the reason that the payer reads. */
export function RefundDialog({ payment, refundOre, onClose }: Props) {
  const { id, version, request, refundSums } = payment
  const second = secondPersonText(refundOre, refundSums)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(second ? RequiredReason : OptionalReason),
    defaultValues: { reason: request?.reason ?? '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `payment-refund:${id}`, fields: ['reason'], version })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix: 'refund-',
    fields: ['reason'],
    errorText: paymentErrorText,
    codeText: (code) => fieldTexts[code]?.(),
    send: async ({ reason }) => {
      try {
        const body = {
          version,
          refundOre,
          reason,
          ...(request?.keepsSubject && { keepsSubject: true }),
        }
        const { outcome } = await whileLoggedIn(() => refundPayment(id, body))
        draft.forget()
        onClose()
        showMessage(
          outcome === 'awaiting-approval'
            ? m.payments_give_back_waits()
            : m.payments_give_back_done(),
          'success',
        )
      } finally {
        await queryClient.invalidateQueries(paymentsChanged)
      }
    },
  })
  return (
    <Dialog heading={m.payments_give_back_heading()} onClose={onClose}>
      <p>{m.payments_give_back_question({ amount: formatKroner(refundOre) })}</p>
      <RefundFacts payment={payment} refundOre={refundOre} />
      {second && !request && <p>{second}</p>}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id="refund-reason"
          label={second ? m.payments_give_back_reason_needed() : m.payments_give_back_reason()}
          hint={
            second && !request
              ? m.payments_give_back_reason_hint_second()
              : m.payments_give_back_reason_hint()
          }
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting}>
            {m.payments_give_back_do({ amount: formatKroner(refundOre) })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
