import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { NewTransferPage } from '../money/components/NewTransferPage.tsx'

export const Route = createFileRoute('/staff/transfers/new')({
  head: () => unlistedPageHead({ title: m.money_new_transfer_heading() }),
  component: NewTransferPage,
})
