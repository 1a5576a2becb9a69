import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { DepositAccountPage } from '../components/DepositAccountPage.tsx'

export const Route = createFileRoute('/my-page/deposit-account/')({
  head: () => pageHead({ title: m.deposit_heading() }),
  component: DepositAccountPage,
})
