import type { StaffKind } from '@trivsel/content-contract/staff'
import { m } from '#messages'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import type { Filter } from '#ui/card-list/FilterSelect.tsx'
import { Pagination } from '#ui/card-list/Pagination.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { StaffList } from '#ui/staff-directory/StaffList.tsx'
import { type LoadedStaffList, staffPageSize } from '../load-staff-list.ts'
import { staffCount, staffHeading } from '../staff-texts.ts'
import styles from './StaffListPage.module.css'

type Props = { kind: StaffKind; list: LoadedStaffList; filters: readonly Filter[] }

/** Heading, filters, count and people who fold out; pages only above forty people. */
export function StaffListPage({ kind, list, filters }: Props) {
  const { fixedPage, items, total, page } = list
  const isFiltered = filters.some(({ value }) => value !== '')
  return (
    <FixedPage content={fixedPage} heading={staffHeading(kind)}>
      {filters.length > 0 && <FilterForm label={m.filters_label()} filters={filters} />}
      <p className={styles.count} role="status">
        {staffCount(kind, total)}
      </p>
      {total === 0 ? (
        <p>{isFiltered ? m.staff_none() : m.list_empty_text()}</p>
      ) : (
        <>
          <StaffList kind={kind} people={items} headingLevel={2} />
          <Pagination page={page} pages={Math.ceil(total / staffPageSize)} />
        </>
      )}
    </FixedPage>
  )
}
