import { and, eq } from 'drizzle-orm'
import {
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { addChild, addKindergarten } from '#core/kindergartens/kindergartens.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCall, AuditedCalls } from '#testing/audited.testing.ts'
import { careDescribed } from './care/endpoints.server.ts'
import { childDetailsDescribed } from './child-details/endpoints.server.ts'
import { childFileDescribed } from './child-file/endpoints.server.ts'
import { previewChildren } from './child-file/import-children.server.ts'
import { guardiansDescribed } from './guardians/endpoints.server.ts'
import { placesDescribed } from './places/endpoints.server.ts'
import { requestsDescribed } from './requests/endpoints.server.ts'
import { readOf } from './testing/child-file.testing.ts'
import {
  addAccount,
  addFile,
  addGuardedChild,
  addRequest,
  importer,
  importText,
  nextName,
  nextNumber,
} from './testing/children.testing.server.ts'

type Guarded = Awaited<ReturnType<typeof addGuardedChild>>

/** A call about a child, which concerns its guardian. */
const about =
  (
    make: (
      guarded: Guarded,
      database: Database,
    ) => Promise<Pick<AuditedCall, 'body'> & { readonly params?: Record<string, string> }>,
  ) =>
  async (database: Database): Promise<AuditedCall> => {
    const guarded = await addGuardedChild(database)
    const { params, ...call } = await make(guarded, database)
    return { params: { id: guarded.childId, ...params }, ...call, concernedId: guarded.userId }
  }

export const auditedCalls: AuditedCalls = [
  [
    placesDescribed.add,
    async (database) => {
      const { childId, departmentId, userId } = await addGuardedChild(database)
      const body = {
        departmentId,
        percent: 100,
        startsOn: '2019-01-01',
        endsOn: '2019-12-31',
        isFullAccepted: false,
      }
      return { params: { id: childId }, body, concernedId: userId }
    },
  ],
  [
    placesDescribed.correct,
    about(async ({ departmentId, placeId }) => ({
      params: { placeId },
      body: {
        departmentId,
        percent: 60,
        startsOn: '2020-01-01',
        endsOn: '2027-06-30',
        isFullAccepted: false,
        version: 1,
      },
    })),
  ],
  [
    placesDescribed.move,
    about(async ({ departmentId, placeId }) => ({
      params: { placeId },
      body: { departmentId, percent: 60, from: '2027-01-01', isFullAccepted: false, version: 1 },
    })),
  ],
  [
    placesDescribed.remove,
    about(async ({ childId, departmentId }, database) => {
      const [added] = await database
        .insert(kindergartenEnrolment)
        .values({ childId, departmentId, startsOn: '2018-01-01', endsOn: '2018-06-30' })
        .returning({ id: kindergartenEnrolment.id })
      return { params: { placeId: added?.id ?? '' }, body: { version: 1, reason: 'Feil barn' } }
    }),
  ],
  [
    childDetailsDescribed.add,
    async (database) => {
      const { departmentId } = await addKindergarten(database)
      const body = {
        number: nextNumber(),
        firstName: nextName(),
        lastName: 'Lunde',
        bornOn: '2023-04-12',
        departmentId,
        percent: 100,
        startsOn: '2026-08-01',
        endsOn: null,
        isFullAccepted: false,
        isOtherAccepted: false,
      }
      return { body }
    },
  ],
  [
    childDetailsDescribed.correct,
    about(async () => ({
      body: { firstName: 'Iben', lastName: 'Lund', bornOn: '2023-04-13', version: 1 },
    })),
  ],
  [
    childDetailsDescribed.remove,
    async (database) => {
      const { departmentId } = await addKindergarten(database)
      const id = await addChild(database, { departmentId })
      return { params: { id }, body: { reason: 'Feil barn', version: 1 } }
    },
  ],
  [
    childDetailsDescribed.renumber,
    about(async () => ({ body: { number: nextNumber(), reason: 'Tastefeil', version: 1 } })),
  ],
  [
    guardiansDescribed.add,
    about(async () => ({
      body: {
        number: nextNumber(),
        firstName: 'Per',
        lastName: 'Lunde',
        email: '',
        phone: '',
        address: '',
        isRestricted: false,
        hasResponsibility: true,
      },
    })),
  ],
  [
    guardiansDescribed.correct,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: {
        firstName: 'Maja',
        lastName: 'Lunde',
        email: 'maja@trivsel.example',
        phone: '',
        address: '',
        version: 1,
      },
    })),
  ],
  [
    guardiansDescribed.renumber,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: { number: nextNumber(), reason: 'Tastefeil', version: 1 },
    })),
  ],
  [
    guardiansDescribed.remove,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: { reason: 'Feil barn', version: 1 },
    })),
  ],
  [
    guardiansDescribed.changeAccess,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: { isOpen: false, version: 1 },
    })),
  ],
  [
    guardiansDescribed.changeBlock,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: { isBlocked: true, reason: 'Besøksforbud', version: 1 },
    })),
  ],
  [
    guardiansDescribed.changeRestriction,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: { isRestricted: true, version: 1 },
    })),
  ],
  [
    guardiansDescribed.changeResponsibility,
    about(async ({ guardianId }) => ({
      params: { guardianId },
      body: { hasResponsibility: false, reason: 'Feil i filen', version: 1 },
    })),
  ],
  [guardiansDescribed.show, about(async ({ guardianId }) => ({ params: { guardianId } }))],
  [careDescribed.openHealth, about(async () => ({}))],
  [
    careDescribed.saveHealth,
    about(async () => ({ body: { allergies: 'Melk', medicines: '', notes: '', version: 0 } })),
  ],
  [
    careDescribed.confirmContact,
    about(async ({ childId, guardianId }, database) => {
      await database
        .update(kindergartenGuardianship)
        .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
        .where(
          and(
            eq(kindergartenGuardianship.childId, childId),
            eq(kindergartenGuardianship.guardianId, guardianId),
          ),
        )
      const [added] = await database
        .insert(kindergartenContact)
        .values({ childId, name: 'Onkel', relation: 'Onkel', phone: '1', addedBy: guardianId })
        .returning({ id: kindergartenContact.id })
      return { params: { contactId: added?.id ?? '' } }
    }),
  ],
  [
    careDescribed.removeContact,
    about(async ({ childId }, database) => {
      const [added] = await database
        .insert(kindergartenContact)
        .values({ childId, name: 'Besta', relation: 'Bestemor', phone: '900 00 000' })
        .returning({ id: kindergartenContact.id })
      return { params: { contactId: added?.id ?? '' }, body: { reason: 'Foresatt ba om det' } }
    }),
  ],
  [
    requestsDescribed.decide,
    about(async ({ childId, guardianId }, database) => ({
      params: { requestId: await addRequest(database, { childId, guardianId }) },
      body: { isAccepted: true, reason: null },
    })),
  ],
  [
    requestsDescribed.move,
    about(async ({ childId, guardianId, placeId, departmentId }, database) => ({
      params: {
        requestId: await addRequest(database, {
          childId,
          guardianId,
          kind: 'change',
          endsOn: null,
          percent: 60,
        }),
      },
      body: {
        placeId,
        departmentId,
        percent: 60,
        from: '2027-01-01',
        isFullAccepted: false,
        version: 1,
      },
    })),
  ],
  [childFileDescribed.preview, async (database) => ({ body: (await addFile(database)).text })],
  [
    childFileDescribed.importFile,
    async (database) => {
      const { text } = await addFile(database)
      const { version } = await previewChildren({ database, encryption }, importer, {
        file: readOf(text),
        today: '2026-11-23',
      })
      return { query: { version, fileName: 'children.csv', answers: '' }, body: text }
    },
  ],
  [
    childFileDescribed.undo,
    async (database) => {
      const { cells, text } = await addFile(database)
      const importId = await importText(database, text)
      const concernedId = await addAccount(database, cells.guardianNumber)
      return { params: { id: importId ?? '' }, concernedId }
    },
  ],
]
