import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { CardForm } from '#core/payments/card-form/CardForm.tsx'
import { usePayingDocument } from '#core/payments/card-form/use-paying-document.ts'
import { unknownPaymentOf } from '#core/payments/unknown-payment.ts'
import { HoldTime } from '#core/places/HoldTime.tsx'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../book/components/Book.module.css'
import { BookFrame } from '../../book/components/BookFrame.tsx'
import type { LoadedCourse } from '../../book/load-course-to-book.ts'
import { courseQuery, ownCourseQuery } from '../../book/queries.ts'
import { PausedNotice } from '../../model/components/PausedNotice.tsx'
import type { CourseToBook, OwnCoursePlace } from '../../model/contract.ts'
import { refetchCourses } from '../../model/queries.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { dateText, ruleText } from '../../model/texts.ts'
import { cancelPayment, outcomeQuery, paymentQuery, startPayment } from '../queries.ts'

type Props = {
  loaded: LoadedCourse
  /** The payment in the address, when the payer returns from their bank. */
  startedPaymentId: string | undefined
}

/** Seats that are held, and the card form that pays them. */
export function PayCoursePage(props: Props) {
  return (
    <BookFrame heading={m.course_booking_pay_heading()}>
      <SignedIn>
        {() => (
          <div className={styles.booking}>
            <ToPay {...props} />
          </div>
        )}
      </SignedIn>
    </BookFrame>
  )
}

function ToPay({ loaded, startedPaymentId }: Props) {
  const { id } = loaded.course
  const { data: course } = useQuery(courseQuery(loaded))
  const own = useQuery(ownCourseQuery(id))
  if (!own.data)
    return own.isError ? (
      <LoadFailure text={m.course_booking_load_error()} retry={() => own.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { place } = own.data
  // Only the provider knows what became of a payment that was begun.
  if (startedPaymentId && place?.state !== 'held') return <ToStatus paymentId={startedPaymentId} />
  if (place?.state !== 'held')
    return (
      <NoticeBox tone={place?.state === 'booked' ? 'success' : 'warning'}>
        <p>{nothingToPay(place)}</p>
        <p>
          <ContentLink href={pagePath('courseBook', getLocale(), { id })}>
            {m.course_booking_to_course()}
          </ContentLink>
        </p>
      </NoticeBox>
    )
  return <Pay course={course} place={place} startedPaymentId={startedPaymentId} />
}

function nothingToPay(place: OwnCoursePlace | null): string {
  if (place?.state === 'booked') return m.course_booking_paid_already()
  return place?.state === 'expired' ? m.course_booking_expired() : m.course_booking_pay_list_empty()
}

function Pay(props: {
  course: CourseToBook
  place: OwnCoursePlace
  startedPaymentId: string | undefined
}) {
  const { course, place, startedPaymentId } = props
  const { tickets, rule, isMoved, expiresAt, priceOre } = place
  const paid = { courseId: course.id, placeId: place.id }
  return (
    <>
      <h2>{textOrOther(course.title)}</h2>
      <Facts>
        <Fact label={m.course_booking_amount()}>{formatKroner(priceOre)}</Fact>
        <Fact label={m.course_booking_tickets()}>
          {tickets.map(({ holder }) => holder).join(', ')}
        </Fact>
        <Fact label={m.course_booking_when()}>
          {course.dates.map((date) => (
            <div key={date.startsAt}>{dateText(date)}</div>
          ))}
        </Fact>
      </Facts>
      <p>{ruleText(rule, { isMoved })}</p>
      {place.isPaused && <PausedNotice state={place.state} />}
      {expiresAt && !place.isPaused && (
        <HoldTime expiresAt={new Date(expiresAt)} onOver={() => void refetchCourses()} />
      )}
      <Payment {...paid} isPaused={place.isPaused} startedPaymentId={startedPaymentId} />
    </>
  )
}

type Paid = { courseId: string; placeId: string; isPaused: boolean }

function Payment({ startedPaymentId, ...paid }: Paid & Pick<Props, 'startedPaymentId'>) {
  if (startedPaymentId) return <Resume {...paid} paymentId={startedPaymentId} />
  return paid.isPaused ? null : <Form {...paid} />
}

/** Checks the outcome first, so that what is paid does not start a new payment. */
function Resume({ paymentId, ...paid }: Paid & { paymentId: string }) {
  const { data, isError } = useQuery({ ...outcomeQuery(paymentId), refetchInterval: false })
  if (!data && !isError) return <Waiting rows={3} label={m.course_booking_looking()} />
  if (!data || data.paymentStatus === 'INITIALIZED')
    return paid.isPaused ? null : <Form {...paid} />
  return <ToStatus paymentId={paymentId} />
}

function ToStatus({ paymentId }: { paymentId: string }) {
  return <Navigate to="/course-calendar/book/status" search={{ paymentId }} replace />
}

function Form({ courseId, placeId }: Omit<Paid, 'isPaused'>) {
  const mayPay = usePayingDocument()
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const payment = useQuery({
    ...paymentQuery(placeId),
    queryFn: () => whileLoggedIn(() => startPayment(placeId)),
    enabled: mayPay,
  })
  const cancelling = useCancelPayment(courseId, payment.data?.paymentId)
  const unknown = unknownPaymentOf(payment.error)
  if (unknown) return <ToStatus paymentId={unknown} />
  if (payment.isError)
    return (
      <LoadFailure
        text={courseErrorText(payment.error)}
        retry={async () => {
          await refetchCourses()
          await payment.refetch()
        }}
      />
    )
  if (!payment.data) return <Waiting rows={3} label={m.course_booking_beginning()} />
  const { paymentId, checkoutUrl } = payment.data
  return (
    <>
      <CardForm
        key={payment.dataUpdatedAt}
        checkoutUrl={checkoutUrl}
        onDone={() => navigate({ to: '/course-calendar/book/status', search: { paymentId } })}
        mayPay={async () => {
          const { place } = await queryClient.fetchQuery({
            ...ownCourseQuery(courseId),
            staleTime: 0,
          })
          return place?.id === placeId && place.state === 'held' && !place.isPaused
        }}
        renew={() => payment.refetch()}
        instead={<p>{m.course_booking_pay_instead()}</p>}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          {m.course_booking_stop_paying()}
        </Button>
      </div>
    </>
  )
}

/** A payment that was made meanwhile, or may have been, leads to the status page. */
function useCancelPayment(courseId: string, paymentId: string | undefined) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: async () => paymentId && whileLoggedIn(() => cancelPayment(paymentId)),
    onSuccess: (outcome) =>
      window.location.assign(
        outcome && outcome.paymentStatus !== 'CANCELLED'
          ? `${pagePath('coursePaid', getLocale())}?paymentId=${outcome.paymentId}`
          : pagePath('courseBook', getLocale(), { id: courseId }),
      ),
    onError: (error) => showMessage(courseErrorText(error), 'error'),
    onSettled: refetchCourses,
  })
}
