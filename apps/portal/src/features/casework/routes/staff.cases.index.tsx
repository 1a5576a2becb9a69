import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { caseFilterNames } from '../case-filter-names.ts'
import { CasesPage } from '../components/CasesPage.tsx'

export const Route = createFileRoute('/staff/cases/')({
  validateSearch: tableSearch(caseFilterNames),
  head: () => unlistedPageHead({ title: m.casework_heading() }),
  component: CasesRoute,
})

function CasesRoute() {
  return <CasesPage search={Route.useSearch()} />
}
