import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { UsagePage } from '../usage/components/UsagePage.tsx'

export const Route = createFileRoute('/staff/sports/usage')({
  validateSearch: tableSearch(['from', 'to', 'center', 'category', 'instructor', 'by']),
  head: () => unlistedPageHead({ title: m.class_usage_heading() }),
  component: UsageRoute,
})

function UsageRoute() {
  return <UsagePage search={Route.useSearch()} />
}
