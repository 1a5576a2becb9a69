import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { uuidQuery } from '#platform/routing/page.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { DatesPage } from '../dates/components/DatesPage.tsx'

export const Route = createFileRoute('/staff/courses/check-in/')({
  validateSearch: ({ course }: Record<string, unknown>): { course?: string } =>
    typeof course === 'string' && uuidQuery.test(course) ? { course } : {},
  head: () => unlistedPageHead({ title: m.course_checkin_heading() }),
  component: CheckInRoute,
})

function CheckInRoute() {
  return <DatesPage courseId={Route.useSearch().course ?? null} />
}
