import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SchedulePage } from '../schedule/components/SchedulePage.tsx'
import { ScheduleFile } from '../schedule-file/components/ScheduleFile.tsx'

export const Route = createFileRoute('/staff/sports/schedule')({
  validateSearch: tableSearch(['center']),
  head: () => unlistedPageHead({ title: m.schedule_heading() }),
  component: ScheduleRoute,
})

function ScheduleRoute() {
  return (
    <SchedulePage
      search={Route.useSearch()}
      file={(schedule) => <ScheduleFile schedule={schedule} />}
    />
  )
}
