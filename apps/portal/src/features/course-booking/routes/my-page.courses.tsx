import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { MyCoursesPage } from '../mine/components/MyCoursesPage.tsx'

export const Route = createFileRoute('/my-page/courses')({
  head: () => pageHead({ title: m.course_booking_mine() }),
  component: MyCoursesPage,
})
