import type { FixedPage as Content, HelpText } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { ContactAreas } from '#ui/contact-areas/ContactAreas.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { Questions } from '#ui/questions/Questions.tsx'
import { Contact } from './Contact.tsx'

/** The contact form, and whom to reach otherwise (specification, section 2). */
export function ContactPage({ content, help }: { content: Content | null; help: HelpText | null }) {
  return (
    <FixedPage content={content} heading={m.contact_heading()} intro={m.contact_intro()}>
      <Contact />
      <ContactAreas areas={help?.contactAreas ?? []} />
      <Questions items={help?.questions ?? []} />
    </FixedPage>
  )
}
