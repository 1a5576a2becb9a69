import { createFileRoute } from '@tanstack/react-router'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { DepositAccountPage } from '../account/components/DepositAccountPage.tsx'

export const Route = createFileRoute('/my-page/deposit-account/')({
  loader: () => loadHelpText('depositAccount'),
  head: () => pageHead({ title: m.deposit_heading() }),
  component: DepositAccountRoute,
})

function DepositAccountRoute() {
  return <DepositAccountPage help={Route.useLoaderData()} />
}
