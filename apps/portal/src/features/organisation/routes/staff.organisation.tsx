import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { OrganisationPage } from '../components/OrganisationPage.tsx'

export const Route = createFileRoute('/staff/organisation')({
  head: () => unlistedPageHead({ title: m.organisation_heading() }),
  component: OrganisationPage,
})
