import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ProposalKind, proposalKind } from '#core/proposals/proposal-kind.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { applyImport } from './apply-import.server.ts'
import { applyReceived } from './apply-received.server.ts'
import { findCustomersOf } from './find-concerned.server.ts'
import { lockImport } from './find-import.server.ts'
import { importProposal } from './proposal-kinds.ts'
import { customerImportRefusals } from './refusals.ts'
import { depositImport } from './tables.server.ts'
import { applyUndo } from './undo-import.server.ts'

const OfImport = z.strictObject({ importId: z.uuid() })
const Received = z.strictObject({ importId: z.uuid(), receivedOn: z.iso.date(), iban: z.string() })

const common = {
  roles: ['caseworker'],
  refusals: customerImportRefusals,
  concerns: (database: Database, { importId }: { importId: string }) =>
    findCustomersOf(database, importId),
  // Proposing locks the import before the proposal.
  lock: (transaction: Database, _: unknown, importId: string) => lockImport(transaction, importId),
} as const

async function describe(database: Database, { importId }: { importId: string }) {
  const [found] = await database.select().from(depositImport).where(eq(depositImport.id, importId))
  return {
    file: found?.fileName ?? '',
    lines: String(found?.lines ?? 0),
    amount: formatKroner(found?.amountOre ?? 0),
  }
}

/** Customers are imported, their money received, and an import undone once a second person confirms it. */
export const customerImportProposals: readonly ProposalKind[] = [
  proposalKind(OfImport, {
    ...common,
    kind: importProposal.import,
    audits: ['deposit-import-confirmed'],
    describe,
    apply: (transaction, staff, { importId }, { proposedBy }) =>
      applyImport(transaction, staff, importId, proposedBy),
  }),
  proposalKind(Received, {
    ...common,
    kind: importProposal.received,
    audits: ['deposit-import-received'],
    describe: async (database, { importId, receivedOn }) => ({
      ...(await describe(database, { importId })),
      receivedOn,
    }),
    apply: applyReceived,
  }),
  proposalKind(OfImport, {
    ...common,
    kind: importProposal.undo,
    audits: ['deposit-import-undone'],
    describe,
    apply: (transaction, staff, { importId }) => applyUndo(transaction, staff, importId),
  }),
]
