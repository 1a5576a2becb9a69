import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ConsentsPage } from '../consents/components/ConsentsPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/consents')({
  head: () => unlistedPageHead({ title: m.kindergarten_setup_consents_heading() }),
  component: ConsentsPage,
})
