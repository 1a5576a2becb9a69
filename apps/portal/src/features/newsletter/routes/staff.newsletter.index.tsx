import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffNewsletterPage } from '../issues/components/StaffNewsletterPage.tsx'

export const Route = createFileRoute('/staff/newsletter/')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.newsletter_heading() }),
  component: StaffNewsletterRoute,
})

function StaffNewsletterRoute() {
  return <StaffNewsletterPage search={Route.useSearch()} />
}
