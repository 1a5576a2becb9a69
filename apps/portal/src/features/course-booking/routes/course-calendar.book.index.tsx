import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CourseListPage } from '../book/components/CourseListPage.tsx'

export const Route = createFileRoute('/course-calendar/book/')({
  head: () => unlistedPageHead({ title: m.course_booking_list_heading() }),
  component: CourseListPage,
})
