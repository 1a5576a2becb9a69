import { useQuery } from '@tanstack/react-query'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItems } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { type ExpectedDetail, missingDetails } from './missing-details.ts'

const detailTexts = {
  address: m.my_page_missing_address,
  phone: m.my_page_missing_phone,
  birthDate: m.my_page_missing_birth_date,
  nationality: m.my_page_missing_nationality,
  institution: m.my_page_missing_institution,
} satisfies Record<ExpectedDetail, () => string>

/** One line: what is missing in the profile, or that nothing is. */
export function useProfileItem(): MyPageItems {
  const details = useQuery(userDetailsQuery)
  const href = pagePath('profile', getLocale())
  return itemsOf(details, m.user_details_load_error(), (data) => {
    const missing = missingDetails(data).map((detail) => detailTexts[detail]())
    const isComplete = missing.length === 0
    return [
      {
        id: 'profile',
        urgency: 'profile',
        content: (
          <p className={styles.line}>
            {isComplete
              ? m.my_page_profile_complete()
              : m.my_page_missing({ details: formatList(missing) })}{' '}
            <ContentLink href={href}>
              {isComplete ? m.my_page_profile_complete_link() : m.my_page_missing_link()}
            </ContentLink>
          </p>
        ),
      },
    ]
  })
}
