import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { GrantedFundingPage } from '../overview/components/GrantedFundingPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/granted-funding')({
  head: () => unlistedPageHead({ title: m.grant_funding_heading() }),
  component: GrantedFundingRoute,
})

function GrantedFundingRoute() {
  const { id } = Route.useParams()
  return <GrantedFundingPage key={id} id={id} />
}
