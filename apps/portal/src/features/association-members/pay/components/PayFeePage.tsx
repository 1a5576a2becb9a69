import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CardForm } from '#core/payments/card-form/CardForm.tsx'
import { usePayingDocument } from '#core/payments/card-form/use-paying-document.ts'
import { unknownPaymentOf } from '#core/payments/unknown-payment.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { TermFacts } from '../../components/TermFacts.tsx'
import type { JoinForm } from '../../model/contract.ts'
import { joiningAddress } from '../../model/joining-address.ts'
import { memberErrorText } from '../../model/refusal-messages.ts'
import type { FeeHold } from '../contract.ts'
import {
  cancelPayment,
  feeHoldQuery,
  feePaymentQuery,
  holdFee,
  isRefused,
  outcomeQuery,
  startPayment,
} from '../queries.ts'
import { FeePageFrame } from './FeePageFrame.tsx'
import { GoToStatus } from './GoToStatus.tsx'
import { ToMembership } from './ToMembership.tsx'

type Props = {
  slug: string | undefined
  code: string | undefined
  /** The payment in the address, when the payer returns from their bank. */
  startedPaymentId: string | undefined
}

/** The fee of one term, and the card form that pays it. */
export function PayFeePage({ slug, code, startedPaymentId }: Props) {
  return (
    <FeePageFrame heading={m.association_pay_heading()}>
      {!slug && (
        <NoticeBox tone="warning">
          <p>{m.association_become_none()}</p>
        </NoticeBox>
      )}
      {slug && startedPaymentId && (
        <Resume form={{ slug, code: code ?? null }} startedPaymentId={startedPaymentId} />
      )}
      {slug && !startedPaymentId && <Fee form={{ slug, code: code ?? null }} />}
    </FeePageFrame>
  )
}

/** Checks the outcome first, so that a paid fee does not start a new payment. */
function Resume({ form, startedPaymentId }: { form: JoinForm; startedPaymentId: string }) {
  const { data, isError } = useQuery({ ...outcomeQuery(startedPaymentId), refetchInterval: false })
  if (!data && !isError) return <Waiting rows={3} label={m.association_pay_looking()} />
  if (!data || data.paymentStatus === 'INITIALIZED') return <Fee form={form} />
  return <GoToStatus slug={form.slug} paymentId={startedPaymentId} />
}

function Fee({ form }: { form: JoinForm }) {
  const whileLoggedIn = useLoginInPlace()
  const { data, error, refetch } = useQuery({
    ...feeHoldQuery(form),
    queryFn: () => whileLoggedIn(() => holdFee(form)),
  })
  if (error && isRefused(error))
    return (
      <NoticeBox tone="warning">
        <p>{memberErrorText(error)}</p>
        <ToMembership slug={form.slug} />
      </NoticeBox>
    )
  if (!data)
    return error ? (
      <LoadFailure text={memberErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <section className={styles.part} aria-labelledby="association-fee-of">
      <h2 id="association-fee-of">{data.name}</h2>
      <TermFacts term={data} feeOre={data.feeOre} />
      <p>{m.association_fee_not_back()}</p>
      <Form key={data.id} form={form} hold={data} again={() => refetch()} />
    </section>
  )
}

function Form(props: { form: JoinForm; hold: FeeHold; again: () => unknown }) {
  const { form, hold, again } = props
  const mayPay = usePayingDocument()
  const whileLoggedIn = useLoginInPlace()
  const payment = useQuery({
    ...feePaymentQuery(hold),
    queryFn: () => whileLoggedIn(() => startPayment(hold)),
    enabled: mayPay,
  })
  const paymentId = payment.data?.paymentId
  const cancelling = useCancelPayment(form.slug, paymentId)
  const unknown = unknownPaymentOf(payment.error)
  if (unknown) return <GoToStatus slug={form.slug} paymentId={unknown} />
  if (payment.isError)
    return (
      <LoadFailure
        text={memberErrorText(payment.error)}
        retry={async () => {
          await again()
          await payment.refetch()
        }}
      />
    )
  if (!payment.data || !paymentId) return <Waiting rows={3} label={m.association_pay_beginning()} />
  return (
    <>
      <CardForm
        key={payment.dataUpdatedAt}
        checkoutUrl={payment.data.checkoutUrl}
        onDone={() =>
          window.location.assign(
            joiningAddress('associationFeePaid', { slug: form.slug, paymentId }),
          )
        }
        // The fee is fixed for as long as the hold lasts, and is paid once, also after several calls.
        mayPay={async () => (await holdFee(form)).id === hold.id}
        renew={() => payment.refetch()}
        instead={<p>{m.association_pay_instead()}</p>}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={cancelling.isPending}
          onClick={() => !cancelling.isPending && cancelling.mutate()}
        >
          {m.association_pay_give_up()}
        </Button>
      </div>
    </>
  )
}

/** A payment that was made meanwhile, or may have been, leads to the status page. */
function useCancelPayment(slug: string, paymentId: string | undefined) {
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useMutation({
    mutationFn: async () => paymentId && whileLoggedIn(() => cancelPayment(paymentId)),
    onSuccess: (outcome) =>
      window.location.assign(
        outcome && outcome.paymentStatus !== 'CANCELLED'
          ? joiningAddress('associationFeePaid', { slug, paymentId: outcome.paymentId })
          : joiningAddress('becomeAssociationMember', { slug }),
      ),
    onError: (error) => showMessage(memberErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['association-memberships'] }),
  })
}
