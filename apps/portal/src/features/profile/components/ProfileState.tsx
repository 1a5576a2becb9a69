import { useQuery } from '@tanstack/react-query'
import { CardState } from '#core/members-area/CardState.tsx'
import styles from '#core/members-area/Overview.module.css'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { type ExpectedDetail, missingDetails } from '../missing-details.ts'

const detailTexts = {
  address: m.my_page_missing_address,
  phone: m.my_page_missing_phone,
  birthDate: m.my_page_missing_birth_date,
  nationality: m.my_page_missing_nationality,
  institution: m.my_page_missing_institution,
} satisfies Record<ExpectedDetail, () => string>

/** What is missing in the profile, or that nothing is. */
export function ProfileState() {
  const details = useQuery(userDetailsQuery)
  const href = pagePath('profile', getLocale())
  if (!details.data) return <CardState query={details} failure={m.user_details_load_error()} />
  const missing = missingDetails(details.data)
  if (missing.length === 0)
    return (
      <section className={styles.card}>
        <h2 className={styles.heading}>{m.my_page_profile_complete_heading()}</h2>
        <p>
          <ContentLink href={href}>{m.my_page_profile_complete_link()}</ContentLink>
        </p>
      </section>
    )
  return (
    <section className={styles.card} data-attention>
      <h2 className={styles.heading}>{m.my_page_missing_heading()}</h2>
      <p>{m.my_page_missing_text()}</p>
      <ul>
        {missing.map((detail) => (
          <li key={detail}>{detailTexts[detail]()}</li>
        ))}
      </ul>
      <p>
        <ContentLink href={href}>{m.my_page_missing_link()}</ContentLink>
      </p>
    </section>
  )
}
