'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { inLanguage, type Words } from './in-language.ts'

type Row = Record<string, unknown>

/** Fields by which people know a row, the most telling first. */
const labelFields = ['header', 'heading', 'title', 'name', 'text', 'daysText', 'caption'] as const

/** The label of a row in a list: the first words it contains, or its number. */
export function RowLabel({ words }: { words: Words }) {
  const { i18n } = useTranslation()
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  return <span>{wordsOf(data) ?? `${inLanguage(i18n, words)} ${rowNumber + 1}`}</span>
}

function wordsOf(row: Row | undefined): string | null {
  const words = labelFields
    .map((field) => row?.[field])
    .find((value) => typeof value === 'string' && value)
  if (typeof words === 'string') return words
  const { link } = row ?? {}
  return typeof link === 'object' && link !== null ? wordsOf(link as Row) : null
}
