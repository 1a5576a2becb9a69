import { and, ne } from 'drizzle-orm'
import { organisationTable as table } from '#core/organisation/tables.server.ts'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'

/** It has a name, and what letters and receipts need (`core/documents/letters/sender`). */
export const organisationCheck: SetupCheck = {
  page: '/staff/organisation',
  isDone: async (database) =>
    (await database.$count(
      table,
      and(ne(table.legalName, ''), ne(table.organisationNumber, ''), ne(table.postalAddress, '')),
    )) > 0,
}
