import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './import-file/endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.importFile,
    async (database) => {
      const person = buildPerson({ membership: null })
      const concernedId = (await seedPeople(database, [person])).get(person.email) ?? ''
      return {
        query: { institution: 'UiO' },
        body: `email;semesterCode;paid\n${person.email};2026H;ja\n`,
        concernedId,
      }
    },
  ],
]
