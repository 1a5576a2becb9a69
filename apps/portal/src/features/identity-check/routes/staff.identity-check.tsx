import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { IdentityCheckPage } from '../components/IdentityCheckPage.tsx'

export const Route = createFileRoute('/staff/identity-check')({
  head: () => unlistedPageHead({ title: m.identity_check_heading() }),
  component: IdentityCheckPage,
})
