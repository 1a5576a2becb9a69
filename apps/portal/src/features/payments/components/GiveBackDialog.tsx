import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import type { RefundRequest } from '#core/payments/contract.ts'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { oneMayAlone } from '#core/payments/staff-rules.ts'
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
import { givePaymentBack, paymentsChanged } from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'
import styles from './Payments.module.css'

type Props = {
  payment: { id: string; version: number; subject: string; request: RefundRequest | null }
  /** All that can go back, where nobody has asked for something else. */
  refundOre: number
  onClose: () => void
}

const Given = z.object({ reason: z.union([z.literal(''), reasonForPayer], 'REASON_SHORT') })
const fieldTexts: Readonly<Record<string, () => string>> = { REASON_SHORT: m.payments_reason_short }

/** A last question before money goes back, with what the payer reads of why. */
export function GiveBackDialog({ payment, refundOre, onClose }: Props) {
  const { id, version, subject, request } = payment
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(Given),
    defaultValues: { reason: request?.reason ?? '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `payment-refund:${id}`, fields: ['reason'], version })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    ...{ idPrefix: 'give-back-', fields: ['reason'], errorText: paymentErrorText },
    codeText: (code) => fieldTexts[code]?.(),
    send: async ({ reason }) => {
      try {
        const body = { version, refundOre, reason }
        const { outcome } = await whileLoggedIn(() => givePaymentBack(id, body))
        draft.forget()
        onClose()
        showMessage(
          outcome === 'waits' ? m.payments_give_back_waits() : m.payments_give_back_done(),
          'success',
        )
      } finally {
        await queryClient.invalidateQueries(paymentsChanged)
      }
    },
  })
  return (
    <Dialog heading={m.payments_give_back_heading()} onClose={onClose}>
      <p>{subject}</p>
      <p>{m.payments_give_back_question({ amount: formatKroner(refundOre) })}</p>
      {refundOre > oneMayAlone && !request && (
        <p>{m.payments_give_back_second({ limit: formatKroner(oneMayAlone) })}</p>
      )}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id="give-back-reason"
          label={m.payments_give_back_reason()}
          hint={m.payments_give_back_reason_hint()}
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
