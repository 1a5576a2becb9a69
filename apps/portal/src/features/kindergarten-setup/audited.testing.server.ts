import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { closingDayDescribed } from './closing-days/endpoints.server.ts'
import { consentKindDescribed } from './consents/endpoints.server.ts'
import { departmentDescribed } from './departments/endpoints.server.ts'
import { employeeDescribed } from './employees/endpoints.server.ts'
import { leaderDescribed } from './leaders/endpoints.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import {
  addKindergarten,
  findAccountEmail,
  newKindergarten,
  newLeader,
} from './testing/kindergarten-setup.testing.server.ts'

const both = (text: string) => ({ no: text, en: text })

export const auditedCalls: AuditedCalls = [
  [listDescribed.add, async () => ({ body: { form: newKindergarten() } })],
  [
    listDescribed.change,
    async (database) => {
      const { kindergartenId } = await addKindergarten(database)
      return { params: { id: kindergartenId }, body: { version: 1, form: newKindergarten() } }
    },
  ],
  [
    departmentDescribed.save,
    async (database) => {
      const { kindergartenId } = await addKindergarten(database)
      const form = { name: 'Maurtua', places: 12 }
      return { params: { id: kindergartenId }, body: { action: 'add', form } }
    },
  ],
  [
    employeeDescribed.save,
    async (database) => {
      const { kindergartenId } = await addKindergarten(database)
      const concernedId = await createMember(database, null)
      const form = {
        name: 'Kari Berg',
        title: both('Assistant'),
        departmentId: null,
        accountEmail: await findAccountEmail(database, concernedId),
        endedOn: null,
      }
      return { params: { id: kindergartenId }, body: { action: 'add', form }, concernedId }
    },
  ],
  [
    leaderDescribed.save,
    async (database) => {
      const { kindergartenId } = await addKindergarten(database)
      const userId = await newLeader(database)
      const body = { action: 'name', userId }
      return { params: { id: kindergartenId }, body, concernedId: userId }
    },
  ],
  [
    closingDayDescribed.save,
    async (database) => {
      const { kindergartenId } = await addKindergarten(database)
      const fromOn = addDays(osloDate(new Date()), 30)
      const form = { fromOn, toOn: addDays(fromOn, 6), reason: both('Planning') }
      return { params: { id: kindergartenId }, body: { action: 'add', form } }
    },
  ],
  [
    consentKindDescribed.save,
    async () => ({
      body: { action: 'add', form: { name: both('Pictures'), text: both('We take pictures.') } },
    }),
  ],
]
