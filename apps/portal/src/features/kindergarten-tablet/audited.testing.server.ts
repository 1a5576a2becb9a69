import { randomUUID } from 'node:crypto'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { mostPinAttempts } from '#core/kindergartens/limits.ts'
import { kindergartenMark } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { dayDescribed } from './day/endpoints.server.ts'
import { pairingDescribed } from './pairing/endpoints.server.ts'
import { pinsDescribed } from './pins/endpoints.server.ts'
import { reviewDescribed } from './review/endpoints.server.ts'
import { addTablet } from './tablet.testing.server.ts'

const nextNumber = supplyNumbers('170391')

/** A child in a department with a tablet, and its guardian with an account. */
async function addChildOfAccount(database: Database) {
  const { departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const number = nextNumber()
  const guardianId = await addGuardian({ database, encryption }, number)
  await bindGuardian(database, childId, guardianId)
  const userId = await createMember(database)
  await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  const { deviceId } = await addTablet(database, departmentId)
  return { departmentId, childId, deviceId, userId }
}

async function addMark(database: Database) {
  const { deviceId, childId, userId } = await addChildOfAccount(database)
  const id = randomUUID()
  await database
    .insert(kindergartenMark)
    .values({ id, deviceId, childId, kind: 'arrival', at: new Date(), state: 'to-review' })
  return { params: { id }, concernedId: userId }
}

async function addEmployee(database: Database) {
  const { kindergartenId } = await addKindergarten(database)
  const userId = await createMember(database)
  const values = { pinHash: 'hash', pinAttempts: mostPinAttempts }
  const [added] = await database
    .insert(kindergartenEmployee)
    .values({ kindergartenId, userId, name: 'Siri', ...values })
    .returning({ id: kindergartenEmployee.id })
  return { params: { id: added?.id ?? '' }, concernedId: userId }
}

export const auditedCalls: AuditedCalls = [
  [
    pairingDescribed.make,
    async (database) => {
      const { departmentId } = await addKindergarten(database)
      return { body: { departmentId, name: 'Garderoben' } }
    },
  ],
  [
    pairingDescribed.shutOff,
    async (database) => {
      const { departmentId } = await addKindergarten(database)
      const { deviceId } = await addTablet(database, departmentId)
      return { params: { id: deviceId } }
    },
  ],
  [reviewDescribed.record, addMark],
  [reviewDescribed.dismiss, addMark],
  [pinsDescribed.make, addEmployee],
  [pinsDescribed.unlock, addEmployee],
  [
    dayDescribed.correct,
    async (database) => {
      const { departmentId, childId, userId } = await addChildOfAccount(database)
      const body = {
        departmentId,
        childId,
        onDate: osloDate(new Date(Date.now() - 86_400_000)),
        presenceId: null,
        arrives: '08:00',
        departs: '15:00',
        seen: null,
        reason: 'The tablet was flat',
      }
      return { body, concernedId: userId }
    },
  ],
]
