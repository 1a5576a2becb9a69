import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CasesPage } from '../components/CasesPage.tsx'

export const Route = createFileRoute('/staff/cases/')({
  validateSearch: tableSearch(['name', 'kind', 'status', 'assignee']),
  head: () => unlistedPageHead({ title: m.casework_heading() }),
  component: CasesRoute,
})

function CasesRoute() {
  return <CasesPage search={Route.useSearch()} />
}
