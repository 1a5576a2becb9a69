import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayCoursePage } from '../pay/components/PayCoursePage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/course-calendar/book/pay/$id')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.course_booking_pay_heading() }),
  component: PayCourseRoute,
})

function PayCourseRoute() {
  const { id } = Route.useParams()
  const { paymentId } = Route.useSearch()
  return <PayCoursePage key={id} courseId={id} startedPaymentId={paymentId} />
}
