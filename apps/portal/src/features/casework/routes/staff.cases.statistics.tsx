import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StatisticsPage } from '../components/StatisticsPage.tsx'

export const Route = createFileRoute('/staff/cases/statistics')({
  validateSearch: tableSearch(['from', 'to']),
  head: () => unlistedPageHead({ title: m.casework_statistics_heading() }),
  component: StatisticsRoute,
})

function StatisticsRoute() {
  return <StatisticsPage search={Route.useSearch()} />
}
