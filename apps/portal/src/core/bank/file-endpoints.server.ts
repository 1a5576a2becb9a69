import { z } from 'zod'
import { largestFile } from './contract.ts'
import { bankRefusals } from './refusals.ts'

/* What endpoints that take in a file of the bank have in common. */

export const fileRefusals = Object.fromEntries(
  Object.entries(bankRefusals).filter(([code]) => code.startsWith('BANK_FILE_')),
)
/** The line of the reader, from 1. */
export const fileRefusalDetails = Object.fromEntries(
  Object.keys(fileRefusals).map((code) => [code, z.strictObject({ line: z.int().optional() })]),
)
export const bankFileInput = {
  body: { type: 'application/xml' },
  longestBody: largestFile,
} as const
