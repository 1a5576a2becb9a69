import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { caseFilterNames } from '../case-filter-names.ts'
import { CasePage } from '../components/CasePage.tsx'

export const Route = createFileRoute('/staff/cases/$id')({
  validateSearch: tableSearch(caseFilterNames),
  head: () => unlistedPageHead({ title: m.casework_case_heading() }),
  component: CaseRoute,
})

function CaseRoute() {
  const { id } = Route.useParams()
  return <CasePage id={id} queue={Route.useSearch()} />
}
