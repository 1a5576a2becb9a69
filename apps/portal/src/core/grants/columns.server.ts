import { perLocale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { bigint, date, timestamp } from 'drizzle-orm/pg-core'
import { mostOre } from './limits.ts'

/* What the tables of grants are written with. */

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** A day in Norway. */
export const day = (name: string) => date(name, { mode: 'string' })
export const ore = (name: string) => bigint(name, { mode: 'number' })
export const upTo = (length: number) => sql.raw(String(length))
export const listOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))
export const emptyText = () => perLocale(() => '')
export const largestOre = upTo(mostOre)
