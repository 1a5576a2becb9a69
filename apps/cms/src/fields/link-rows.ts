import type { ArrayField, StaticLabel } from 'payload'
import { linkField } from './link.ts'

type LinkRows = {
  name: string
  label: StaticLabel
  labels: NonNullable<ArrayField['labels']>
  description?: StaticLabel
  maxRows?: number
}

/** Links in the editor's order; one without words in a language is not shown in it. */
export const linkRowsField = ({
  name,
  label,
  labels,
  description,
  maxRows = 12,
}: LinkRows): ArrayField => ({
  name,
  type: 'array',
  interfaceName: 'StoredLinkRows',
  maxRows,
  label,
  labels,
  admin: { initCollapsed: true, ...(description && { description }) },
  fields: [linkField],
})

export const buttonsField = linkRowsField({
  name: 'buttons',
  label: { nb: 'Knapper', en: 'Buttons' },
  description: {
    nb: 'Det viktigste leseren kan gjøre videre.',
    en: 'The most important things to do next.',
  },
  labels: {
    singular: { nb: 'knapp', en: 'button' },
    plural: { nb: 'knapper', en: 'buttons' },
  },
  maxRows: 6,
})

export const faqTilesField = linkRowsField({
  name: 'faqTiles',
  label: { nb: 'Lenkefliser til vanlige spørsmål', en: 'FAQ link tiles' },
  labels: {
    singular: { nb: 'lenkeflis', en: 'link tile' },
    plural: { nb: 'lenkefliser', en: 'link tiles' },
  },
})
