import { type Locale, languageOf, perLocale } from '@trivsel/content-contract/locales'
import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  /** In the address, when it is sorted by: letters alone. */
  readonly id: string
  readonly header: string
  /** What is sorted by and exported; numbers sort as numbers, and instants in ISO 8601 as time. */
  readonly value: (row: Row) => string | number
  /** What is seen, where that is more than the value. */
  readonly cell?: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** Names the row for who hears the table. */
  readonly isRowHeader?: boolean
  /** Exported, and seen in the cell of another column. */
  readonly isHidden?: boolean
  /** Amounts and numbers end at the same edge. */
  readonly isNumeric?: boolean
  /** What names the row may take several lines. */
  readonly isLong?: boolean
  /** A short text, such as the name of a person, which never takes two lines of a wide screen. */
  readonly isOneLine?: boolean
}

/** What is done with several rows at once. */
export type RowSelection<Row> = {
  readonly has: (row: Row) => boolean
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void
  /** Of the tick box of a row. */
  readonly label: (row: Row) => string
  /** Rows that cannot be chosen have no tick box. */
  readonly isAllowed?: (row: Row) => boolean
  /** Shown at the lower edge of the window while something is chosen. */
  readonly bar: ReactNode
}

/** A field above the table; its name is that of a column, and of the parameter in the address. */
export type DataFilter<Row> = {
  readonly id: string
  readonly label: string
  readonly kind: 'text' | 'day' | readonly { readonly value: string; readonly text: string }[]
  /** The text when nothing is chosen, when that does not mean all of them. */
  readonly unchosen?: string
  /** Which rows stay; not needed where the API filters. */
  readonly matches?: (row: Row, value: string) => boolean
}

/** In the order of the reader's alphabet, and numbers within a text by their size. */
export function compareValues(
  one: string | number,
  other: string | number,
  locale: Locale,
): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collators[locale].compare(String(one), String(other))
}

const collators = perLocale((locale) => new Intl.Collator(languageOf(locale), { numeric: true }))
