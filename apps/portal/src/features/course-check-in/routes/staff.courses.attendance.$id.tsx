import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { AttendancePage } from '../attendance/components/AttendancePage.tsx'

export const Route = createFileRoute('/staff/courses/attendance/$id')({
  validateSearch: tableSearch(['holder', 'state']),
  head: () => unlistedPageHead({ title: m.course_checkin_attendance() }),
  component: AttendanceRoute,
})

function AttendanceRoute() {
  return <AttendancePage id={Route.useParams().id} search={Route.useSearch()} />
}
