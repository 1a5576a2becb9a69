import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CourseStatusPage } from '../pay/components/CourseStatusPage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/course-calendar/book/status')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.course_booking_status_heading() }),
  component: CourseStatusRoute,
})

function CourseStatusRoute() {
  const { paymentId } = Route.useSearch()
  return <CourseStatusPage paymentId={paymentId} />
}
