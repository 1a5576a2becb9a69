import type { PageReference } from '@trivsel/content-contract/content'
import { ContentLink } from '../ContentLink.tsx'

/** Another page by its name; a name only when it is not published. */
export function ReferenceLink({ reference: { name, href } }: { reference: PageReference }) {
  return href ? <ContentLink href={href}>{name}</ContentLink> : name
}
