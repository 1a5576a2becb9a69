import { defaultLocale } from '@trivsel/content-contract/locales'
import { writeYesOrNo } from '#core/table-files/yes-or-no.ts'
import { locales, textIn } from '#platform/i18n/localized.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import type { InstitutionSetup, StaffInstitution } from '../setup/contract.ts'
import { nameColumn } from './columns.ts'

/** As a file that is imported has them: the same file changes nothing. */
export function exportColumns({
  campuses,
}: Pick<InstitutionSetup, 'campuses'>): DataColumn<StaffInstitution>[] {
  const column = (id: string, value: (one: StaffInstitution) => string) => ({
    id,
    header: id,
    value,
  })
  const campusName = (id: number | null) => {
    const campus = campuses.find((one) => one.id === id)
    return campus ? textIn(campus.name, defaultLocale) : ''
  }
  return [
    column('code', ({ code }) => code),
    ...locales.map((locale) => column(nameColumn(locale), ({ name }) => name[locale])),
    column('campus', ({ campusId }) => campusName(campusId)),
    column('dbh', ({ dbh }) => dbh),
    column('depositForm', ({ depositForm }) => depositForm),
    column('active', ({ isActive }) => writeYesOrNo(isActive)),
  ]
}
