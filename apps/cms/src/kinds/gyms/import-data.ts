import type { ImportGym } from '@trivsel/content-contract/kinds/gyms/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import {
  dayHours,
  type Placed,
  pageData,
  placeData,
  type Saved,
  specialHourRows,
} from '../../import/page-data.ts'
import type { Gym } from '../../payload-types.ts'

export function gymData(item: ImportGym, writer: ItemWriter, placed: Placed) {
  const { say, rows, picture, link } = writer
  const { mondayThursday, friday, saturday, sunday } = item.hours
  return {
    ...pageData(item, writer),
    ...placed,
    ...placeData(item),
    mainAction: link(item.mainAction),
    phone: item.phone ?? null,
    hours: {
      mondayThursday: dayHours(mondayThursday),
      friday: dayHours(friday),
      saturday: dayHours(saturday),
      sunday: dayHours(sunday),
    },
    specialHours: specialHourRows(item.specialHours, writer),
    attributeHeader: say(item.attributeHeader),
    attributes: rows(item.attributes, 'attributes', (attribute) => ({ text: say(attribute) })),
    imageSection: rows(item.imageSection, 'imageSection', ({ image, caption }) => ({
      image: picture(image) ?? 0,
      caption: say(caption),
    })),
  } satisfies Saved<Gym>
}
