import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { listOfStaff } from '@trivsel/content-contract/staff-kinds'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { pageName } from '#ui/page-names.ts'
import { StaffList } from '#ui/staff-directory/StaffList.tsx'
import { checkStaffKind } from '#ui/staff-directory/staff-kind.ts'
import type { LoadedContentPage } from '../load-content-page.ts'

type Props = { staffList: string; staff: NonNullable<LoadedContentPage['staff']> }

/**
 * The people that an editor has put on a page.
 * @throws {UnsupportedStaffListTypeError}
 */
export function PageStaff({ staffList, staff: { items, total } }: Props) {
  const kind = checkStaffKind(staffList)
  if (total === 0) return null
  return (
    <section aria-labelledby="staff">
      <h2 id="staff">{pageName(listOfStaff[kind])}</h2>
      <StaffList kind={kind} people={items} headingLevel={3} />
      {total > items.length && (
        <p>
          <ContentLink href={fixedAddresses[listOfStaff[kind]][getLocale()]}>
            {m.staff_see_all({ count: total })}
          </ContentLink>
        </p>
      )}
    </section>
  )
}
