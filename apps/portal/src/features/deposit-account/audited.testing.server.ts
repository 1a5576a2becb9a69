import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import {
  customerFile,
  makeImport,
  previewOf,
} from './customer-file/customer-file.testing.server.ts'
import { describedCustomerFile } from './customer-file/endpoints.server.ts'
import { describedSetup as described } from './setup/endpoints.server.ts'
import { moneyAudited } from './testing/audited-money.testing.server.ts'

/** A caseworker who is in no file. */
async function newImporter(database: Database) {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { kind: 'staff', userId, roles: ['caseworker'], requestId: 'request' } as const
}

export const auditedCalls: AuditedCalls = [
  ...moneyAudited,
  [
    described.saveAmount,
    async () => ({
      body: { academicYear: 2030, kind: 'year', amountOre: 1_000, source: 'udi.no', version: 0 },
    }),
  ],
  [
    described.saveDeadlines,
    async () => ({
      body: {
        autumnLastDay: '09-01',
        springLastDay: '02-01',
        autumnDue: '06-01',
        springDue: '10-15',
        daysToPay: 10,
        usualDays: 14,
        lapseDays: 30,
        reminderDays: 7,
        version: 1,
      },
    }),
  ],
  [
    describedCustomerFile.preview,
    async (database) => {
      await seedInstitutions(database)
      return { body: customerFile('preview') }
    },
  ],
  [
    describedCustomerFile.proposeImport,
    async (database) => {
      const body = customerFile('propose')
      const { version } = await previewOf(database, await newImporter(database), body)
      return { query: { version, fileName: 'old.csv' }, body }
    },
  ],
  [
    describedCustomerFile.proposeReceived,
    async (database) => ({
      ...(await makeImport(database, await newImporter(database), 'received')),
      body: { receivedOn: '2026-06-11' },
    }),
  ],
  [
    describedCustomerFile.proposeUndo,
    async (database) => makeImport(database, await newImporter(database), 'undo'),
  ],
  [
    describedCustomerFile.invite,
    async (database) => makeImport(database, await newImporter(database), 'confirmed'),
  ],
  [describedCustomerFile.exportCustomers, async () => ({})],
]
