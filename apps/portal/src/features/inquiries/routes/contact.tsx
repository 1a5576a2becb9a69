import { createFileRoute } from '@tanstack/react-router'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { m } from '#messages'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { ContactPage } from '../contact/components/ContactPage.tsx'
import { contactSearch } from '../contact/contact-search.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: async () => {
    const [fixedPage, help] = await Promise.all([loadFixedPage('contact'), loadHelpText('contact')])
    return { fixedPage, help }
  },
  head: ({ loaderData }) =>
    listHead(
      loaderData,
      m.contact_heading(),
      isServiceOffered('contact') ? m.contact_intro() : m.contact_intro_plain(),
    ),
  component: ContactRoute,
})

function ContactRoute() {
  const { fixedPage, help } = Route.useLoaderData()
  const { category } = Route.useSearch()
  return <ContactPage content={fixedPage} help={help} categoryId={category} />
}
