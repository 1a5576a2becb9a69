import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { OwnGrantedFundingPage } from '../overview/components/GrantedFundingPage.tsx'

export const Route = createFileRoute('/my-page/grants/granted')({
  head: () => unlistedPageHead({ title: m.grant_funding_heading() }),
  component: OwnGrantedFundingPage,
})
