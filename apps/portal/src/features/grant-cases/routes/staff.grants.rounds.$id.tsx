import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RoundPage } from '../rounds/components/RoundPage.tsx'

export const Route = createFileRoute('/staff/grants/rounds/$id')({
  validateSearch: tableSearch(['applicant', 'type', 'state', 'institution', 'checked']),
  head: () => unlistedPageHead({ title: m.grant_cases_round_heading() }),
  component: RoundRoute,
})

function RoundRoute() {
  return <RoundPage id={Route.useParams().id} search={Route.useSearch()} />
}
