import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RegisterPage } from '../register/components/RegisterPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/register-of-members/')({
  validateSearch: tableSearch(['state', 'paid', 'role']),
  head: () => unlistedPageHead({ title: m.register_heading() }),
  component: RegisterRoute,
})

function RegisterRoute() {
  const { id } = Route.useParams()
  return <RegisterPage key={id} id={id} search={Route.useSearch()} />
}
