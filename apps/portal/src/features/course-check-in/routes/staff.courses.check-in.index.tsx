import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { DatesPage } from '../dates/components/DatesPage.tsx'

export const Route = createFileRoute('/staff/courses/check-in/')({
  head: () => unlistedPageHead({ title: m.course_checkin_heading() }),
  component: DatesPage,
})
