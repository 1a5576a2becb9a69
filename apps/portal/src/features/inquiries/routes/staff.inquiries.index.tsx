import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InboxPage } from '../inbox/components/InboxPage.tsx'
import { inboxFilterNames } from '../inbox/inbox-filter-names.ts'

export const Route = createFileRoute('/staff/inquiries/')({
  validateSearch: tableSearch(inboxFilterNames),
  head: () => unlistedPageHead({ title: m.inbox_heading() }),
  component: InquiriesRoute,
})

function InquiriesRoute() {
  return <InboxPage search={Route.useSearch()} />
}
