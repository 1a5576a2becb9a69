import type { ImportEvent } from '@trivsel/content-contract/import/events'
import type { Event } from '../payload-types.ts'
import type { ItemWriter } from './item-writer.ts'
import { pageData, type Saved } from './page-data.ts'

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
