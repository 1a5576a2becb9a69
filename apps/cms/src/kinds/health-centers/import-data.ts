import type { ImportHealthCenter } from '@trivsel/content-contract/kinds/health-centers/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { type Placed, pageData, placeData, type Saved } from '../../import/page-data.ts'
import type { HealthCenter } from '../../payload-types.ts'

type WrittenHours = ImportHealthCenter['areas'][number]['hours']

export function healthCenterData(item: ImportHealthCenter, writer: ItemWriter, placed: Placed) {
  const { say, write, rows, link } = writer
  const writtenHours = (hours: WrittenHours, place: string) =>
    rows(hours, place, ({ daysText, timeText }) => ({
      daysText: say(daysText),
      timeText: say(timeText),
    }))
  return {
    ...pageData(item, writer),
    ...placed,
    ...placeData(item),
    mainAction: link(item.mainAction),
    phone: item.phone ?? null,
    mapUrl: item.mapUrl ?? null,
    publicTransport: say(item.publicTransport),
    immediateHeader: say(item.immediateHeader),
    immediateText: write(item.immediateText),
    areas: rows(item.areas, 'areas', ({ name, hours }, place) => ({
      name: say(name),
      hours: writtenHours(hours, `${place}/hours`),
    })),
    phoneHours: {
      header: say(item.phoneHours?.header),
      notice: say(item.phoneHours?.notice),
      hours: writtenHours(item.phoneHours?.hours ?? [], 'phoneHours/hours'),
    },
  } satisfies Saved<HealthCenter>
}
