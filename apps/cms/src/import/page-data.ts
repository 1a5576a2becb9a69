import type {
  ImportLink,
  ImportSpecialHours,
  importPageFields,
  importPlaceFields,
} from '@trivsel/content-contract/import/parts'
import type { z } from 'zod'
import type { Page } from '../payload-types.ts'
import type { ItemWriter } from './item-writer.ts'

/** What an item does not say about itself: its address and its place in the list. */
export type Placed = { slug: string | null; sortOrder: number }

/** Fields of a document in one language, as a save takes them. */
export type Saved<Document> = Omit<
  Document,
  'id' | 'createdAt' | 'updatedAt' | '_status' | 'importHash' | 'importKey'
>

type ImportedPage = Pick<
  z.infer<z.ZodObject<typeof importPageFields>>,
  'displayName' | 'ingress' | 'image' | 'richText' | 'navBlocks'
>

type ImportedPlace = z.infer<z.ZodObject<typeof importPlaceFields>>

/** The fields that every page has; an item's slug follows from its name when it names none. */
export function pageData(item: ImportedPage, writer: ItemWriter) {
  const { say, write, picture, rows, link } = writer
  return {
    displayName: say(item.displayName),
    ingress: say(item.ingress),
    image: picture(item.image),
    richText: write(item.richText),
    navBlocks: navBlockRows(item.navBlocks, { say, rows, link }),
  } satisfies Partial<Saved<Page>>
}

export function navBlockRows(
  navBlocks: ImportedPage['navBlocks'],
  { say, rows, link }: Pick<ItemWriter, 'say' | 'rows' | 'link'>,
) {
  return rows(navBlocks, 'navBlocks', (navBlock) => ({
    title: say(navBlock.title),
    text: say(navBlock.text),
    link: link(navBlock.link),
  }))
}

export function linkRows(links: readonly ImportLink[], place: string, writer: ItemWriter) {
  return writer.rows(links, place, (link) => ({ link: writer.link(link) }))
}

export function specialHourRows(
  specialHours: readonly z.infer<typeof ImportSpecialHours>[],
  { rows, say }: ItemWriter,
) {
  return rows(specialHours, 'specialHours', ({ title, from, to, hours }) => ({
    title: say(title),
    from: storedDay(from),
    to: storedDay(to),
    hours: dayHours(hours),
  }))
}

/** How to find a place. */
export function placeData({ address, location }: ImportedPlace) {
  return {
    address: address ?? null,
    location: { latitude: location?.latitude ?? null, longitude: location?.longitude ?? null },
  }
}

/** Without hours it is closed. */
export const dayHours = (hours: { opens: string; closes: string } | undefined) => ({
  opens: hours?.opens ?? null,
  closes: hours?.closes ?? null,
})

/** A day is stored as an instant that is on the same day in Oslo all year. */
export const storedDay = (day: string) => `${day}T12:00:00.000Z`
