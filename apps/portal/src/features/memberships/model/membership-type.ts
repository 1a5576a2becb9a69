import { z } from 'zod/mini'

/** Monthly or in advance. */
export const payments = ['monthly', 'once'] as const
export type Payment = (typeof payments)[number]

/** 100,000 kroner. */
export const maxOre = 10_000_000

export const membershipCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, 'CODE_INVALID'))

/** The version that was read; 0 for a new row. */
export const version = z.int().check(z.gte(0), z.lt(2 ** 31 - 1))
