import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PrintPage } from '../room/components/PrintPage.tsx'

export const Route = createFileRoute('/staff/grants/committee/$id/print')({
  head: () => unlistedPageHead({ title: m.grant_committee_reading_heading() }),
  component: PrintRoute,
})

function PrintRoute() {
  return <PrintPage id={Route.useParams().id} />
}
