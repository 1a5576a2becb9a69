import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { customerColumns, lineProblems } from './columns.ts'

export const CustomerFileProblem = fileProblemShape(customerColumns)
export const CustomerLineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const CustomersPreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      name: z.string(),
      email: z.string(),
      amountOre: z.int(),
      account: z.enum(['new', 'known']),
      change: z.enum(['added', 'unchanged']),
    }),
  ),
  /** Of what is added. */
  amountOre: z.int(),
  /** Of all that the import will do. */
  version: z.string(),
})
export type CustomersPreview = z.infer<typeof CustomersPreview>

export const ImportProposed = z.strictObject({
  id: z.uuid(),
  lines: z.int(),
  amountOre: z.int(),
})
export type ImportProposed = z.infer<typeof ImportProposed>

export const importProposals = ['import', 'received', 'undo'] as const

/** An import that is proposed or was confirmed. */
export const CustomerImport = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  lines: z.int(),
  amountOre: z.int(),
  proposedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  receivedOn: z.iso.date().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** What the ledger has of its opening balance that the bank has not: 0 once it is received or undone. */
  missingOre: z.int(),
  /** Its people who were invited to choose a password, and those who can be. */
  invited: z.int(),
  uninvited: z.int(),
  /** What waits for a second person. */
  waiting: z.array(z.enum(importProposals)),
})
export type CustomerImport = z.infer<typeof CustomerImport>

export const CustomerImports = z.strictObject({ items: z.array(CustomerImport) })
export type CustomerImports = z.infer<typeof CustomerImports>

/** The lines of an import, for the second person and afterwards. */
export const ImportedCustomers = z.strictObject({
  items: z.array(
    z.strictObject({
      line: z.int(),
      source: z.string(),
      externalId: z.string(),
      /** Null once the person's data were deleted. */
      name: z.string().nullable(),
      /** Null before it is confirmed, and once the person's data were deleted. */
      customerNumber: z.string().nullable(),
      amountOre: z.int(),
      paidOn: z.iso.date(),
    }),
  ),
})
export type ImportedCustomers = z.infer<typeof ImportedCustomers>

/** When the bank had the money of an import. */
export const ReceivedForm = z.strictObject({ receivedOn: z.iso.date() })
export type ReceivedForm = z.infer<typeof ReceivedForm>

/** All customers with a balance, with the values of the columns. */
export const CustomerExport = z.strictObject({
  items: z.array(z.record(z.enum(customerColumns), z.string())),
})
export type CustomerExport = z.infer<typeof CustomerExport>
