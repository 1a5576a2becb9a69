import type { FixedPage as Content } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'

/** Where one signs up for the newsletter. */
export function NewsletterPage({ content }: { content: Content | null }) {
  return (
    <FixedPage content={content} heading={m.newsletter_heading()} intro={m.newsletter_intro()}>
      {null}
    </FixedPage>
  )
}
