import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'

export function ToFinances() {
  return (
    <p>
      <ContentLink href={pagePath('myKindergartenFinances', getLocale())}>
        {m.kindergarten_card_back()}
      </ContentLink>
    </p>
  )
}
