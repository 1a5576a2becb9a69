import type { ImportEvent } from '@trivsel/content-contract/kinds/events/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { pageData, type Saved } from '../../import/page-data.ts'
import type { Event } from '../../payload-types.ts'

export function eventData(item: ImportEvent, writer: ItemWriter) {
  const { say, refer, link } = writer
  const toInstant = (text: string) => new Date(text).toISOString()
  return {
    ...pageData(item, writer),
    startsAt: toInstant(item.startsAt),
    endsAt: item.endsAt === undefined ? null : toInstant(item.endsAt),
    category: refer('categories', item.category),
    place: refer('study-places', item.place),
    room: say(item.room),
    organiser: item.organiser ?? null,
    button: link(item.button),
  } satisfies Saved<Event>
}
