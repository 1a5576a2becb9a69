import type { HelpText } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { ContactAreas } from '#ui/contact-areas/ContactAreas.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Questions } from '#ui/questions/Questions.tsx'
import { Contact } from './Contact.tsx'

/** The contact form, and whom to reach otherwise (specification, section 2). */
export function ContactPage({ help }: { help: HelpText | null }) {
  return (
    <Page heading={help?.heading ?? m.contact_heading()} intro={help?.intro ?? m.contact_intro()}>
      <Contact />
      <ContactAreas areas={help?.contactAreas ?? []} />
      <Questions items={help?.questions ?? []} />
    </Page>
  )
}
