import { arrayContains, desc } from 'drizzle-orm'
import {
  caseCheck,
  caseDecision,
  caseFile,
  caseNote,
  caseOwnTemplate,
  caseTick,
} from '#core/cases/tables.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describeCasework } from './endpoints.server.ts'

/** Of caseworkers; its feature refuses no rejection. */
const kind = 'deposit-application'

async function addCase(database: Database): Promise<{ id: string; userId: string }> {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const [opened] = await database
    .insert(caseFile)
    .values({ kind, userId, language: 'no' })
    .returning({ id: caseFile.id })
  return { id: opened?.id ?? '', userId }
}

async function oneCase(database: Database) {
  const { id, userId } = await addCase(database)
  return { params: { id }, concernedId: userId }
}

async function addCheck(database: Database): Promise<string> {
  const [added] = await database
    .insert(caseCheck)
    .values({ kind, text: { no: 'Passet', en: 'The passport' }, isRequired: false })
    .returning({ id: caseCheck.id })
  return added?.id ?? ''
}

/** Somebody with every role makes the calls; a note is withdrawn by its author, and a template by its owner. */
async function findCaller(database: Database): Promise<string> {
  const [found] = await database
    .select({ userId: staffMember.userId })
    .from(staffMember)
    .where(arrayContains(staffMember.roles, [...staffRoles]))
    .orderBy(desc(staffMember.since))
    .limit(1)
  return found?.userId ?? ''
}

const described = describeCasework([])

export const auditedCalls: AuditedCalls = [
  [
    described.decide,
    async (database) => ({
      ...(await oneCase(database)),
      body: { version: 1, action: 'reject', comment: 'Nei' },
    }),
  ],
  [
    described.takeBack,
    async (database) => {
      const { id: caseId, userId } = await addCase(database)
      await database
        .insert(caseDecision)
        .values({ caseId, action: 'approve', decidedBy: 'staff', takesEffectAt: new Date('2999') })
      return { params: { id: caseId }, concernedId: userId }
    },
  ],
  [
    described.assign,
    async (database) => ({
      ...(await oneCase(database)),
      body: { isMine: true, seen: null },
    }),
  ],
  [
    described.assignAll,
    async (database) => {
      const { id, userId } = await addCase(database)
      return { body: { isMine: true, cases: [{ id, seen: null }] }, concernedId: userId }
    },
  ],
  [
    described.saveSetup,
    async (database) => ({
      body: {
        action: 'remove',
        part: 'check',
        seen: { id: await addCheck(database), version: 1 },
      },
    }),
  ],
  [
    described.saveOwnTemplate,
    async () => ({
      params: { kind },
      body: { language: 'no', name: 'Passet mangler', text: 'Passet ditt mangler.' },
    }),
  ],
  [
    described.removeOwnTemplate,
    async (database) => {
      const [template] = await database
        .insert(caseOwnTemplate)
        .values({
          userId: await findCaller(database),
          kind,
          language: 'no',
          name: 'Navnet er feil',
          text: 'Navnet ditt er feil.',
        })
        .returning({ id: caseOwnTemplate.id })
      return { params: { id: template?.id ?? '' } }
    },
  ],
  [
    described.tick,
    async (database) => {
      const { id, userId } = await addCase(database)
      const check = await addCheck(database)
      await database.insert(caseTick).values({ caseId: id, checkId: check, actorId: 'staff' })
      return { params: { id, check }, body: { isTicked: false }, concernedId: userId }
    },
  ],
  [
    described.writeNote,
    async (database) => ({
      ...(await oneCase(database)),
      body: { text: 'Ring henne', notify: '' },
    }),
  ],
  [
    described.withdrawNote,
    async (database) => {
      const { id: caseId, userId } = await addCase(database)
      const [note] = await database
        .insert(caseNote)
        .values({ caseId, authorId: await findCaller(database), text: 'Ring henne' })
        .returning({ id: caseNote.id })
      return { params: { id: caseId, note: String(note?.id) }, concernedId: userId }
    },
  ],
  [
    described.secret,
    async (database) => {
      const { id, userId } = await addCase(database)
      await saveNationalId(database, testEncryption, { userId, number: '01010750160' })
      return {
        params: { id },
        body: { secret: 'national-id', reason: 'Skal utbetales' },
        concernedId: userId,
      }
    },
  ],
]
