import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { OldAddressesPage } from '../page/OldAddressesPage.tsx'

export const Route = createFileRoute('/staff/old-addresses')({
  head: () => unlistedPageHead({ title: m.redirect_heading() }),
  component: OldAddressesPage,
})
