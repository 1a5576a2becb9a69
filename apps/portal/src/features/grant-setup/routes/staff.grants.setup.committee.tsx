import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TermsPage } from '../terms/components/TermsPage.tsx'

export const Route = createFileRoute('/staff/grants/setup/committee')({
  head: () => unlistedPageHead({ title: m.grant_setup_committee_heading() }),
  component: TermsPage,
})
