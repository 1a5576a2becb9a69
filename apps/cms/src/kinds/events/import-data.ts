import type { ImportEvent } from '@trivsel/content-contract/kinds/events/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { pageData, type Saved } from '../../import/page-data.ts'
import type { Event } from '../../payload-types.ts'

export function eventData(item: ImportEvent, writer: ItemWriter) {
  const { say, refer, link } = writer
  const moment = (text: string) => new Date(text).toISOString()
  return {
    ...pageData(item, writer),
    startsAt: moment(item.startsAt),
    endsAt: item.endsAt === undefined ? null : moment(item.endsAt),
    category: refer('categories', item.category),
    place: refer('study-places', item.place),
    room: say(item.room),
    organiser: item.organiser ?? null,
    button: link(item.button),
  } satisfies Saved<Event>
}
