import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CaseSetupPage } from '../components/CaseSetupPage.tsx'

export const Route = createFileRoute('/staff/cases/setup')({
  head: () => unlistedPageHead({ title: m.casework_setup_heading() }),
  component: CaseSetupPage,
})
