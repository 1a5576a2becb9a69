import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MoneyPage } from '../board/components/MoneyPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/money')({
  head: () => unlistedPageHead({ title: m.association_money_heading() }),
  component: MoneyRoute,
})

function MoneyRoute() {
  const { id } = Route.useParams()
  return <MoneyPage key={id} id={id} />
}
