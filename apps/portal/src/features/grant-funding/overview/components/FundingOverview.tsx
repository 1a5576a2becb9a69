import { useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { todoText } from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import { findTodo } from '../../model/find-todo.ts'
import { associationFundingQuery } from '../queries.ts'

/** On the first page of an association: grants about which it has to do something. */
export function FundingOverview({ association: { id } }: { association: OwnAssociation }) {
  const { data } = useQuery(associationFundingQuery(id))
  const today = osloDate(new Date())
  const open = data?.items.filter((funding) => findTodo(funding, today) !== null) ?? []
  // Nothing at all until something is to be done.
  if (open.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="grant-funding-overview">
      <h2 id="grant-funding-overview">{m.grant_funding_heading()}</h2>
      <NoticeBox tone="info">
        <ul className={styles.warnings}>
          {open.map((funding) => (
            <li key={funding.applicationId}>
              {funding.title}: {todoText(funding)}
            </li>
          ))}
        </ul>
      </NoticeBox>
      <p>
        <ContentLink href={pagePath('grantedFunding', getLocale(), { id })}>
          {m.grant_funding_to_page()}
        </ContentLink>
      </p>
    </section>
  )
}
