import type { ImportKindergarten } from '@trivsel/content-contract/kinds/kindergartens/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { dayHours, type Placed, pageData, placeData, type Saved } from '../../import/page-data.ts'
import type { Kindergarten } from '../../payload-types.ts'
import { optionalFieldData } from './optional-field-data.ts'

export function kindergartenData(item: ImportKindergarten, writer: ItemWriter, placed: Placed) {
  const { say, rows, download, link } = writer
  return {
    ...pageData(item, writer),
    ...placed,
    ...placeData(item),
    mainAction: link(item.mainAction),
    phone: item.phone ?? null,
    openingHours: dayHours(item.openingHours),
    studyPlaceNearby: say(item.studyPlaceNearby),
    spots: item.spots ?? null,
    departments: say(item.departments),
    employees: say(item.employees),
    yearPlan: download(item.yearPlan),
    optionalFields: rows(item.optionalFields, 'optionalFields', (field, place) =>
      optionalFieldData(field, place, writer),
    ),
  } satisfies Saved<Kindergarten>
}
