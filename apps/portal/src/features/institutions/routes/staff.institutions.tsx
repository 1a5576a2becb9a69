import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InstitutionsPage } from '../page/InstitutionsPage.tsx'

export const Route = createFileRoute('/staff/institutions')({
  head: () => unlistedPageHead({ title: m.institution_setup_heading() }),
  component: InstitutionsPage,
})
