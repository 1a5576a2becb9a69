import { z } from 'zod/mini'
import { isDate } from '#platform/time/date.ts'
import { isMonth, lastDayOf, monthOf } from './rules/month.ts'

/** The first day of a month. */
export const month = z.string().check(z.refine(isMonth, 'MONTH_INVALID'))

/** The last day of a month. */
export const monthEnd = z
  .string()
  .check(z.refine((day) => isDate(day) && lastDayOf(monthOf(day)) === day, 'MONTH_INVALID'))
