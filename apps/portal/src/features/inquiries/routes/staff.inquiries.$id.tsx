import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InquiryPage } from '../inbox/components/InquiryPage.tsx'
import { inboxFilterNames } from '../inbox/inbox-filter-names.ts'

export const Route = createFileRoute('/staff/inquiries/$id')({
  validateSearch: tableSearch(inboxFilterNames),
  head: () => unlistedPageHead({ title: m.inbox_inquiry_heading() }),
  component: InquiryRoute,
})

function InquiryRoute() {
  const { id } = Route.useParams()
  return <InquiryPage id={id} list={Route.useSearch()} />
}
