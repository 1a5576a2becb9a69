import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { NewsletterPage } from '../subscribing/components/NewsletterPage.tsx'

export const Route = createFileRoute('/about-us/newsletter/')({
  loader: async () => ({ fixedPage: await loadFixedPage('newsletter') }),
  head: ({ loaderData }) => listHead(loaderData, m.newsletter_heading(), m.newsletter_intro()),
  component: NewsletterRoute,
})

function NewsletterRoute() {
  return <NewsletterPage content={Route.useLoaderData().fixedPage} />
}
