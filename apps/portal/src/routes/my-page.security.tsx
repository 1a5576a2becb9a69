import { createFileRoute } from '@tanstack/react-router'
import { loadLoginOffers } from '#core/sessions/login/login-methods.ts'
import { SecurityPage } from '#features/accounts/SecurityPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { readLoginProblems } from '../offers/login-problems.ts'
import { securitySections } from '../offers/security-sections.ts'

export const Route = createFileRoute('/my-page/security')({
  validateSearch: readLoginProblems,
  loader: () => loadLoginOffers(securitySections),
  head: () => pageHead({ title: m.security_heading() }),
  component: SecurityRoute,
})

function SecurityRoute() {
  const state = { offers: Route.useLoaderData(), problems: Route.useSearch() }
  const sections = securitySections.map(({ Section, order }) => <Section key={order} {...state} />)
  return <SecurityPage otherMethods={sections} />
}
