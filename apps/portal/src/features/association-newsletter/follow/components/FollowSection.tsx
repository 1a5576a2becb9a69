import { useId } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import type { FollowedAssociation } from '../load-followed.ts'

/** On the public page of an association: the way to its newsletter for those who are not members. */
export function FollowSection({ data: { name, slug } }: { data: FollowedAssociation }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.association_follow_newsletter()}</h2>
      <ActionLinks
        links={[]}
        others={[
          {
            text: m.association_follow_heading({ association: name }),
            href: pagePath('associationFollow', getLocale(), { slug }),
            openInNewTab: false,
          },
        ]}
      />
    </section>
  )
}
