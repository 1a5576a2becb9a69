import { createFileRoute } from '@tanstack/react-router'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ContactPage } from '../components/ContactPage.tsx'

export const Route = createFileRoute('/contact')({
  loader: () => loadHelpText('contact'),
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData?.heading ?? m.contact_heading(),
      description: loaderData?.intro ?? m.contact_intro(),
    }),
  component: ContactRoute,
})

function ContactRoute() {
  return <ContactPage help={Route.useLoaderData()} />
}
