import type { ImportEatery } from '@trivsel/content-contract/kinds/eateries/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import {
  type Placed,
  pageData,
  placeData,
  type Saved,
  specialHourRows,
} from '../../import/page-data.ts'
import type { Eatery } from '../../payload-types.ts'

/** Days of the week are stored as text. */
type Weekday = NonNullable<Eatery['openingHours']>[number]['firstDay']

export function eateryData(item: ImportEatery, writer: ItemWriter, placed: Placed) {
  const { say, write, rows, refer, download, link } = writer
  return {
    ...pageData(item, writer),
    ...placed,
    eateryType: item.eateryType,
    ...placeData(item),
    mainAction: link(item.mainAction),
    studyPlace: refer('study-places', item.studyPlace),
    openingHoursTitle: say(item.openingHoursTitle),
    openingHours: rows(item.openingHours, 'openingHours', ({ firstDay, lastDay, ...hours }) => ({
      firstDay: String(firstDay) as Weekday,
      lastDay: String(lastDay) as Weekday,
      ...hours,
    })),
    specialHours: specialHourRows(item.specialHours, writer),
    menuBox: { header: say(item.menuBox?.header), content: write(item.menuBox?.content) },
    menuPdf: download(item.menuPdf),
    kitchenPhone: item.kitchenPhone ?? null,
    officePhone: item.officePhone ?? null,
  } satisfies Saved<Eatery>
}
