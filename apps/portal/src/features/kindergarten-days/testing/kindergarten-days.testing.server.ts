import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { addPeople } from '#core/places/places.testing.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import type { OpeningForm, SurveyForm } from '../model/forms.ts'
import { createOpening } from '../openings/save-opening.server.ts'
import { createSurvey } from '../surveys/save-survey.server.ts'

const nextNumber = supplyNumbers('010788')

/** Noon in Norway on a Tuesday. */
export const noon = new Date('2027-03-02T11:00:00Z')

export type Guardian = { readonly userId: string; readonly guardianId: string }

/**
 * A kindergarten with its leader, guardians and children, and what they answer and book.
 */
export function createKindergartenDays(database: Database) {
  const parts = { database, encryption }
  let now = noon

  async function newGuardian(...childIds: readonly string[]): Promise<Guardian> {
    const number = nextNumber()
    const guardianId = await addGuardian(parts, number)
    const [userId = ''] = await addPeople(database, 1)
    await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
    for (const childId of childIds) await bindGuardian(database, childId, guardianId)
    return { userId, guardianId }
  }

  async function newKindergarten() {
    const { kindergartenId, departmentId } = await addKindergarten(database)
    const { userId } = await seedStaff(database, ['kindergarten'])
    await database.insert(kindergartenLeader).values({ userId, kindergartenId })
    const leader: StaffActor = {
      kind: 'staff',
      userId,
      roles: ['kindergarten'],
      requestId: 'request',
    }
    const survey = (values: Partial<SurveyForm & { readonly now: Date }> = {}) =>
      createSurvey(database, leader, {
        kindergartenId,
        title: { no: 'Påske', en: 'Easter' },
        days: ['2027-03-22', '2027-03-23'],
        answerUntil: '2027-03-10',
        countsAsComing: false,
        remindDays: 3,
        now,
        ...values,
      })
    const opening = (values: Partial<OpeningForm & { readonly now: Date }> = {}) =>
      createOpening(database, leader, {
        kindergartenId,
        kind: 'saturday',
        onDate: '2099-03-07',
        opensAt: '10:00',
        closesAt: '15:00',
        places: 2,
        bookUntil: '2099-03-04',
        now: new Date('2099-02-01T11:00:00Z'),
        ...values,
      })
    const newChild = (values: Partial<Parameters<typeof addChild>[1]> = {}) =>
      addChild(database, { departmentId, ...values })
    return { kindergartenId, departmentId, leader, survey, opening, newChild }
  }

  return {
    parts: { ...parts, clock: () => now },
    setNow: (instant: Date) => {
      now = instant
    },
    newGuardian,
    newKindergarten,
  }
}
