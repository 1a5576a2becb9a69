import { perLocale } from '@trivsel/content-contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, date, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '#platform/i18n/localized.ts'

/* Columns and parts of checks that tables of all features have. */

/** A point in time: a `Date`, stored with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A day without a time: `2026-11-28`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** An amount in øre, or an id that counts up: beyond 32 bits. */
export const bigNumber = (name: string) => bigint(name, { mode: 'number' })

/** The default of a text that nobody has to write. */
export const emptyText = (): Localized => perLocale(() => '')

/** `'one', 'two'`, for a check. Only for values of our own: nothing is escaped. */
export const listOf = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

/** A number for a check, where a parameter is not possible. */
export const numeral = (value: number): SQL => sql.raw(String(value))
