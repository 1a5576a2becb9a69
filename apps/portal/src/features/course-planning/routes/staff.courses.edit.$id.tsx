import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CoursePage } from '../page/components/CoursePage.tsx'

export const Route = createFileRoute('/staff/courses/edit/$id')({
  head: () => unlistedPageHead({ title: m.course_planning_one() }),
  component: CourseRoute,
})

function CourseRoute() {
  return <CoursePage id={Route.useParams().id} />
}
