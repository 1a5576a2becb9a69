import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { awardText } from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import { fundingOfApplicationQuery } from '../queries.ts'

/** On the page of one application: what was granted, how far that has come, and where it goes on. */
export function FundingSection({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(fundingOfApplicationQuery(applicationId))
  if (!data?.funding) return null
  const { funding, associationId } = data
  const locale = getLocale()
  const id = `funding-of-${applicationId}`
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{m.grant_funding_heading()}</h2>
      <Facts>
        <Fact label={m.grant_funding_state()}>{awardText(funding)}</Fact>
        <Fact label={m.grant_funding_amount()}>{formatKroner(funding.amountOre)}</Fact>
      </Facts>
      <p>
        <ContentLink
          href={
            associationId === null
              ? pagePath('ownGrantedFunding', locale)
              : pagePath('grantedFunding', locale, { id: associationId })
          }
        >
          {funding.state === 'offered'
            ? m.grant_funding_answer_heading()
            : m.grant_funding_to_page()}
        </ContentLink>
      </p>
    </section>
  )
}
