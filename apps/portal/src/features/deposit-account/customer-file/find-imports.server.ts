import { asc, desc, eq, inArray } from 'drizzle-orm'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import { countInvitations } from '#core/profile/imported-people.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'
import { type CustomerImports, type ImportedCustomers, importProposals } from './contract.ts'
import { refuseImport } from './find-import.server.ts'
import { importProposal } from './proposal-kinds.ts'
import { depositImport, depositImportLine } from './tables.server.ts'

const shownImports = 50

/** The latest, the newest first. */
export async function listImports(database: Database): Promise<CustomerImports> {
  const rows = await database
    .select()
    .from(depositImport)
    .orderBy(desc(depositImport.proposedAt), desc(depositImport.id))
    .limit(shownImports)
  const ids = rows.map(({ id }) => id)
  const proposals = await database
    .select({ kind: staffProposal.kind, subject: staffProposal.subject })
    .from(staffProposal)
    .where(inArray(staffProposal.kind, Object.values(importProposal)))
  const missing = await balancesOf(database, 'opening', ids)
  const invitationsOf = await countInvitations(database, ids)
  const items = rows.map(({ id, fileName, lines, amountOre, receivedOn, ...at }) => ({
    id,
    fileName,
    lines,
    amountOre,
    receivedOn,
    proposedAt: at.proposedAt.toISOString(),
    confirmedAt: at.confirmedAt?.toISOString() ?? null,
    undoneAt: at.undoneAt?.toISOString() ?? null,
    missingOre: missing.get(id) ?? 0,
    ...invitationsOf(id),
    waiting: importProposals.filter((one) =>
      proposals.some(({ kind, subject }) => subject === id && kind === importProposal[one]),
    ),
  }))
  // One whose proposal was withdrawn is removed in the night.
  return {
    items: items.filter(({ confirmedAt, waiting }) => confirmedAt !== null || waiting.length > 0),
  }
}

/** @throws {Refusal} IMPORT_NOT_FOUND */
export async function listLines(database: Database, importId: string): Promise<ImportedCustomers> {
  const rows = await database
    .select({ line: depositImportLine, application: depositApplication, account: depositAccount })
    .from(depositImportLine)
    .leftJoin(depositApplication, eq(depositApplication.caseId, depositImportLine.caseId))
    .leftJoin(depositAccount, eq(depositAccount.caseId, depositImportLine.caseId))
    .where(eq(depositImportLine.importId, importId))
    .orderBy(asc(depositImportLine.line))
  if (rows.length === 0) throw refuseImport('IMPORT_NOT_FOUND')
  return {
    items: rows.map(
      ({ line: { line, source, externalId, amountOre, paidOn, customer }, ...of }) => {
        const named = of.application ?? customer
        return {
          line,
          source,
          externalId,
          name: named && fullNameOf(named),
          customerNumber: of.account?.customerNumber ?? null,
          amountOre,
          paidOn,
        }
      },
    ),
  }
}
