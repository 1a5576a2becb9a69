import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { BookCoursePage } from '../book/components/BookCoursePage.tsx'

export const Route = createFileRoute('/course-calendar/book/$id')({
  head: () => unlistedPageHead({ title: m.course_booking_heading() }),
  component: BookCourseRoute,
})

function BookCourseRoute() {
  const { id } = Route.useParams()
  return <BookCoursePage key={id} courseId={id} />
}
