import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { VerifyPage } from '../components/VerifyPage.tsx'

export const Route = createFileRoute('/verify')({
  head: () => unlistedPageHead({ title: m.verify_heading() }),
  component: VerifyPage,
})
