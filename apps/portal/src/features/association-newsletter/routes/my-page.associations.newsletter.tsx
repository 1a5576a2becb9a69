import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { AssociationNewsletterPage } from '../write/components/AssociationNewsletterPage.tsx'
import { readNewsletterSearch } from '../write/newsletter-search.ts'

export const Route = createFileRoute('/my-page/associations/newsletter')({
  validateSearch: readNewsletterSearch,
  head: () => pageHead({ title: m.association_newsletter_heading() }),
  component: AssociationNewsletterRoute,
})

function AssociationNewsletterRoute() {
  return <AssociationNewsletterPage search={Route.useSearch()} />
}
