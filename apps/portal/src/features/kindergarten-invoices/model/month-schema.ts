import { z } from 'zod/mini'
import { isMonth } from './rules/month.ts'

/** The first day of a month. */
export const month = z.string().check(z.refine(isMonth, 'MONTH_INVALID'))
