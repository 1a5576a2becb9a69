import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { DepositAccountPage } from '../components/DepositAccountPage.tsx'
import { loadHelpText } from '../load-help-text.ts'

export const Route = createFileRoute('/my-page/deposit-account/')({
  loader: loadHelpText,
  head: () => pageHead({ title: m.deposit_heading() }),
  component: DepositAccountRoute,
})

function DepositAccountRoute() {
  return <DepositAccountPage help={Route.useLoaderData()} />
}
