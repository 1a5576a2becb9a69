import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { NewCoursePage } from '../page/components/NewCoursePage.tsx'

export const Route = createFileRoute('/staff/courses/new')({
  head: () => unlistedPageHead({ title: m.course_planning_new() }),
  component: NewCoursePage,
})
