import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { StaffKind } from '@trivsel/content-contract/staff'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { StaffList } from '#ui/staff-directory/StaffList.tsx'
import { checkStaffKind } from '#ui/staff-directory/staff-kind.ts'
import type { LoadedContentPage } from '../load-content-page.ts'

type Props = { staffList: string; staff: NonNullable<LoadedContentPage['staff']> }

/** Address of the list that has everybody, and its filters. */
const wholeList = {
  doctor: 'doctors',
  dentist: 'dentists',
  personalTrainer: 'personalTrainers',
} as const satisfies Record<StaffKind, keyof typeof fixedAddresses>

/**
 * The people that an editor has put on a page.
 * @throws {UnsupportedStaffListTypeError}
 */
export function PageStaff({ staffList, staff: { items, total } }: Props) {
  const kind = checkStaffKind(staffList)
  if (total === 0) return null
  return (
    <section aria-labelledby="staff">
      <h2 id="staff">{heading(kind)}</h2>
      <StaffList kind={kind} people={items} headingLevel={3} />
      {total > items.length && (
        <p>
          <ContentLink href={fixedAddresses[wholeList[kind]][getLocale()]}>
            {m.staff_see_all({ count: total })}
          </ContentLink>
        </p>
      )}
    </section>
  )
}

function heading(kind: StaffKind): string {
  switch (kind) {
    case 'doctor':
      return m.nav_doctors()
    case 'dentist':
      return m.nav_dentists()
    case 'personalTrainer':
      return m.nav_personal_trainers()
  }
}
