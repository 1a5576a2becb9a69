import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { loadCourseToBook } from '../book/load-course-to-book.ts'
import { PayCoursePage } from '../pay/components/PayCoursePage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/course-calendar/book/pay/$id')({
  validateSearch: paymentSearch,
  loader: ({ params: { id } }) => loadCourseToBook(id),
  head: () => unlistedPageHead({ title: m.course_booking_pay_heading() }),
  component: PayCourseRoute,
})

function PayCourseRoute() {
  const loaded = Route.useLoaderData()
  const { paymentId } = Route.useSearch()
  return <PayCoursePage key={loaded.course.id} loaded={loaded} startedPaymentId={paymentId} />
}
