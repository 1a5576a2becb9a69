import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { EntryTable } from './EntryTable.tsx'

/** What people have written, for the staff who handle it. */
export function StaffSuggestionBoxPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.suggestion_box_heading()}
      intro={m.suggestion_box_staff_intro()}
      needs={['contact', 'admin']}
    >
      {() => <EntryTable search={search} />}
    </StaffPage>
  )
}
