import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { CardForm } from '#core/payments/card-form/CardForm.tsx'
import { usePayingDocument } from '#core/payments/card-form/use-paying-document.ts'
import { unknownPaymentOf } from '#core/payments/unknown-payment.ts'
import { LoginInPlaceProvider, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider, useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import type { OwnInvoice } from '../../invoices/contract.ts'
import { mayBePaid } from '../../invoices/may-be-paid.ts'
import { ownInvoicesQuery } from '../../invoices/queries.ts'
import { dateText, periodText } from '../../model/money-texts.ts'
import { guardianMoneyErrorText } from '../../model/refusal-texts.ts'
import { cancelPayment, outcomeQuery, paymentQuery, startPayment } from '../queries.ts'
import { ToFinances } from './ToFinances.tsx'

type Props = {
  number: string
  /** The payment in the address, when the payer returns from their bank. */
  startedPaymentId: string | undefined
}

/** One invoice, and the card form that pays it. */
export function PayInvoicePage({ number, startedPaymentId }: Props) {
  return (
    <MyPageFrame heading={m.kindergarten_card_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>
            {() => (
              <div className={styles.area}>
                <ToPay number={number} startedPaymentId={startedPaymentId} />
              </div>
            )}
          </SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function ToPay({ number, startedPaymentId }: Props) {
  const { data, isError, refetch } = useQuery(ownInvoicesQuery)
  if (isError && !data)
    return <LoadFailure text={m.kindergarten_finances_failed()} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const invoice = data.items.find(({ invoiceNumber }) => invoiceNumber === number)
  if (!invoice)
    return (
      <NoticeBox tone="warning">
        <p>{m.kindergarten_invoice_not_found()}</p>
        <ToFinances />
      </NoticeBox>
    )
  if (!mayBePaid(invoice))
    return (
      <NoticeBox tone="success">
        <p>
          {invoice.paidOn
            ? m.kindergarten_finances_paid({ date: dateText(invoice.paidOn) })
            : m.kindergarten_finances_paying()}
        </p>
        <ToFinances />
      </NoticeBox>
    )
  return <Pay invoice={invoice} startedPaymentId={startedPaymentId} />
}

function Pay({
  invoice,
  startedPaymentId,
}: Pick<Props, 'startedPaymentId'> & { invoice: OwnInvoice }) {
  const { invoiceNumber, openOre, dueOn } = invoice
  return (
    <div className={`${styles.group} ${styles.narrow}`}>
      <h2>{m.invoice_title({ number: invoiceNumber })}</h2>
      <Facts>
        <Fact label={m.invoice_to_pay()}>{formatKroner(openOre)}</Fact>
        <Fact label={m.kindergarten_invoice_period()}>{periodText(invoice)}</Fact>
        <Fact label={m.invoice_due()}>{dateText(dueOn)}</Fact>
      </Facts>
      {startedPaymentId ? (
        <Resume number={invoiceNumber} startedPaymentId={startedPaymentId} />
      ) : (
        <Form number={invoiceNumber} />
      )}
    </div>
  )
}

/** Checks the outcome first, so that a paid invoice does not start a new payment. */
function Resume({
  number,
  startedPaymentId: paymentId,
}: {
  number: string
  startedPaymentId: string
}) {
  const { data, isError } = useQuery({ ...outcomeQuery(paymentId), refetchInterval: false })
  if (!data && !isError) return <Waiting rows={3} label={m.kindergarten_card_looking()} />
  if (!data || data.paymentStatus === 'INITIALIZED') return <Form number={number} />
  return <ToStatus number={number} paymentId={paymentId} />
}

function ToStatus({ number, paymentId }: { number: string; paymentId: string }) {
  return (
    <Navigate
      to="/my-page/kindergarten/finances/invoice/$id/status"
      params={{ id: number }}
      search={{ paymentId }}
      replace
    />
  )
}

function Form({ number }: { number: string }) {
  const mayPay = usePayingDocument()
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const payment = useQuery({
    ...paymentQuery(number),
    queryFn: () => whileLoggedIn(() => startPayment(number)),
    enabled: mayPay,
  })
  const cancelling = useCancelPayment(number, payment.data?.paymentId)
  const unknown = unknownPaymentOf(payment.error)
  if (unknown) return <ToStatus number={number} paymentId={unknown} />
  if (payment.isError)
    return (
      <LoadFailure
        text={guardianMoneyErrorText(payment.error)}
        retry={async () => {
          await queryClient.invalidateQueries(ownInvoicesQuery)
          await payment.refetch()
        }}
      />
    )
  if (!payment.data) return <Waiting rows={3} label={m.kindergarten_card_beginning()} />
  const { paymentId, checkoutUrl } = payment.data
  return (
    <>
      <CardForm
        key={payment.dataUpdatedAt}
        checkoutUrl={checkoutUrl}
        onDone={() =>
          navigate({
            to: '/my-page/kindergarten/finances/invoice/$id/status',
            params: { id: number },
            search: { paymentId },
          })
        }
        mayPay={async () => {
          const { items } = await queryClient.fetchQuery({ ...ownInvoicesQuery, staleTime: 0 })
          return items.some((one) => one.invoiceNumber === number && mayBePaid(one))
        }}
        renew={() => payment.refetch()}
        instead={<p>{m.kindergarten_card_instead()}</p>}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={cancelling.isPending}
          onClick={() => !cancelling.isPending && cancelling.mutate()}
        >
          {m.kindergarten_card_cancel()}
        </Button>
      </div>
    </>
  )
}

/** A payment that was made meanwhile, or may have been, leads to the status page. */
function useCancelPayment(number: string, paymentId: string | undefined) {
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useMutation({
    mutationFn: async () => paymentId && whileLoggedIn(() => cancelPayment(paymentId)),
    onSuccess: (outcome) =>
      window.location.assign(
        outcome && outcome.paymentStatus !== 'CANCELLED'
          ? `${pagePath('kindergartenInvoicePaid', getLocale(), { id: number })}?paymentId=${outcome.paymentId}`
          : pagePath('myKindergartenFinances', getLocale()),
      ),
    onError: (error) => showMessage(guardianMoneyErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(ownInvoicesQuery),
  })
}
