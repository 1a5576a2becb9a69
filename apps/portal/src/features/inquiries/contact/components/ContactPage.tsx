import type { FixedPage as Content, HelpText } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { ContactAreas } from '#ui/contact-areas/ContactAreas.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { Questions } from '#ui/questions/Questions.tsx'
import { ServiceLinks } from '../../services/components/ServiceLinks.tsx'
import type { ContactSearch } from '../contact-search.ts'
import type { ContactCategories } from '../contract.ts'
import { findOtherWays } from '../other-ways.ts'
import { Contact } from './Contact.tsx'
import { OtherContact } from './OtherContact.tsx'

/** The contact form, and other contact details (specification, section 2). */
export function ContactPage(props: {
  content: Content | null
  help: HelpText | null
  categories: ContactCategories | undefined
  search: ContactSearch
}) {
  const { content, help, categories, search } = props
  const areas = help?.contactAreas ?? []
  return (
    <FixedPage content={content} heading={m.contact_heading()} intro={m.contact_intro()}>
      {isServiceOffered('contact') ? (
        <QueryProvider>
          <Contact
            key={search.outcome}
            categoryId={search.category}
            outcome={search.outcome}
            categories={categories}
            otherWays={findOtherWays(areas)}
          />
        </QueryProvider>
      ) : (
        areas.length === 0 && <OtherContact ways={findOtherWays(areas)} />
      )}
      <ServiceLinks />
      <ContactAreas areas={areas} />
      <Questions items={help?.questions ?? []} />
    </FixedPage>
  )
}
