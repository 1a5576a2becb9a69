import { createFileRoute } from '@tanstack/react-router'
import type { FixedPage } from '@trivsel/content-contract/pages'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { m } from '#messages'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { ContactPage } from '../contact/components/ContactPage.tsx'
import { contactSearch } from '../contact/contact-search.ts'
import { loadCategories } from '../contact/load-categories.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: async () => {
    const [fixedPage, help, categories] = await Promise.all([
      loadFixedPage('contact'),
      loadHelpText('contact'),
      loadCategories(),
    ])
    return { fixedPage: withoutForm(fixedPage), help, categories }
  },
  head: ({ loaderData }) => listHead(loaderData, m.contact_heading(), m.contact_intro()),
  component: ContactRoute,
})

/** Without the forms, an intro that asks to write is not true. */
function withoutForm(page: FixedPage | null): FixedPage | null {
  if (isServiceOffered('contact')) return page
  const heading = page?.heading ?? m.contact_heading()
  return { heading, intro: m.contact_intro_plain(), topSection: page?.topSection ?? null }
}

function ContactRoute() {
  const { fixedPage, help, categories } = Route.useLoaderData()
  return (
    <ContactPage
      content={fixedPage}
      help={help}
      categories={categories}
      search={Route.useSearch()}
    />
  )
}
