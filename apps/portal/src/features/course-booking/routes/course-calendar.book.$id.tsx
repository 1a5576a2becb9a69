import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { BookCoursePage } from '../book/components/BookCoursePage.tsx'
import { loadCourseToBook } from '../book/load-course-to-book.ts'

export const Route = createFileRoute('/course-calendar/book/$id')({
  loader: ({ params: { id } }) => loadCourseToBook(id),
  head: () => unlistedPageHead({ title: m.course_booking_heading() }),
  component: BookCourseRoute,
})

function BookCourseRoute() {
  const loaded = Route.useLoaderData()
  return <BookCoursePage key={loaded.course.id} loaded={loaded} />
}
