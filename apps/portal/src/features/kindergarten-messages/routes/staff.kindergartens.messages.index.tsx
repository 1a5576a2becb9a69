import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffMessagesPage } from '../staff/components/StaffMessagesPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/messages/')({
  validateSearch: tableSearch(['state', 'kindergarten']),
  head: () => unlistedPageHead({ title: m.kindergarten_messages_staff_heading() }),
  component: MessagesRoute,
})

function MessagesRoute() {
  return <StaffMessagesPage search={Route.useSearch()} />
}
