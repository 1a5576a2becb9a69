import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#features/accounts/components/SecurityPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/my-page/security')({
  head: () => pageHead({ title: m.security_heading() }),
  component: SecurityPage,
})
