import { type Locale, locales } from '@trivsel/content-contract/locales'

import type { FlattenedField } from 'payload'
import type { Words } from '../admin/in-language.ts'
import type { ContentLink } from './content-link.ts'
import { innerPlace, labelOf } from './place-label.ts'
import { linksOfRichText } from './rich-text-links.ts'
import { toReference } from './to-reference.ts'

type Data = Record<string, unknown>

/**
 * Everything that an item refers to.
 * @param data the item with all its languages, as the database adapter reads it
 * @param toOwnAddress path on this site that a typed address means; null when it leads elsewhere
 */
export function collectLinks(
  fields: readonly FlattenedField[],
  data: Data,
  toOwnAddress: (address: string) => string | null,
  outer: Words | null = null,
): ContentLink[] {
  const inside = (inner: readonly FlattenedField[], of: unknown, place: Words) =>
    isData(of) ? collectLinks(inner, of, toOwnAddress, place) : []

  return fields.flatMap((field): ContentLink[] => {
    const value = data[field.name]
    const place = (row?: number) => innerPlace(outer, labelOf(field), row)
    switch (field.type) {
      case 'group':
      case 'tab':
        if (isLinkGroup(field.flattenedFields)) return linkOfGroup(value, toOwnAddress, place())
        return inside(field.flattenedFields, value, place())
      case 'array':
        return rowsOf(value).flatMap((row, index) =>
          inside(field.flattenedFields, row, place(index + 1)),
        )
      case 'blocks':
        return rowsOf(value).flatMap((row, index) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType)
          if (!block) return []
          const name = labelOf({ name: block.slug, label: block.labels?.singular })
          const within = innerPlace(place(index + 1), name)
          return inside(block.flattenedFields, row, within)
        })
      case 'relationship':
      case 'upload':
        return [value].flat().flatMap((one) => {
          const target = toReference(one, field.relationTo)
          return target
            ? [{ locale: null, place: place(), isLink: false, address: null, ...target }]
            : []
        })
      case 'richText':
        return perLocale(value, field.localized).flatMap(([locale, text]) =>
          linksOfRichText(text, toOwnAddress).map((link) => ({
            locale,
            place: place(),
            isLink: true,
            ...link,
          })),
        )
      default:
        return []
    }
  })
}

const isLinkGroup = (fields: readonly FlattenedField[]) =>
  fields.some(({ name }) => name === 'internalReference')

/** The link of a group, once for each language in which it has words. */
function linkOfGroup(
  group: unknown,
  toOwnAddress: (address: string) => string | null,
  place: Words,
): ContentLink[] {
  if (!isData(group)) return []
  const spoken = locales.filter((locale) => isData(group.text) && group.text[locale])
  const seenIn: (Locale | null)[] = spoken.length > 0 ? spoken : [null]
  const link = { place, isLink: true, targetCollection: null, targetId: null, address: null }
  if (group.kind === 'external') {
    const address = typeof group.externalUrl === 'string' ? toOwnAddress(group.externalUrl) : null
    return address ? seenIn.map((locale) => ({ ...link, locale, address })) : []
  }
  const target = toReference(group.internalReference)
  if (target) return seenIn.map((locale) => ({ ...link, locale, ...target }))
  return spoken.map((locale) => ({ ...link, locale }))
}

function perLocale(value: unknown, localized: boolean | undefined): [Locale | null, unknown][] {
  if (!localized) return [[null, value]]
  return isData(value) ? locales.map((locale) => [locale, value[locale]]) : []
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
