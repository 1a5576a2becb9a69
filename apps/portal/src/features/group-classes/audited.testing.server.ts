import { eq } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { readTableFile } from '#core/table-files/read-table-file.ts'
import type { Database } from '#platform/database/database.server.ts'
import { weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createClass, createMember, noonInTwoDays } from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { instructorTable } from './instructor-file/columns.ts'
import { instructorFileDescribed } from './instructor-file/endpoints.server.ts'
import { previewInstructors } from './instructor-file/import-instructors.server.ts'
import {
  exerciseCategory,
  groupClassBlock,
  groupClassKind,
  groupClassRoom,
  groupClassSchedule,
  groupClassSettings,
  instructor,
} from './model/tables.server.ts'
import { scheduleDescribed } from './schedule/endpoints.server.ts'
import { planScheduleChange } from './schedule/plan-schedule-change.server.ts'
import type { ScheduleChange } from './schedule/schedule-forms.ts'
import { scheduleTable } from './schedule-file/columns.ts'
import { scheduleFileDescribed } from './schedule-file/endpoints.server.ts'
import { importSchedule, previewImport } from './schedule-file/import-schedule.server.ts'
import { listImports } from './schedule-file/undo-import.server.ts'
import { classSetupDescribed } from './setup/endpoints.server.ts'
import { staffDescribed as described } from './staff/endpoints.server.ts'

async function comingClass(database: Database) {
  const { classId } = await createClass(database)
  return { params: { id: String(classId) } }
}

async function ofMember(database: Database) {
  const id = await createMember(database)
  return { params: { id }, concernedId: id }
}

/** A class in two days, and an exception that closes its centre on that day. */
async function closedCenter(database: Database) {
  const startsAt = noonInTwoDays()
  const { classId, centerId } = await createClass(database, { centerId: 90, startsAt })
  await insertBooking(database, classId, await createMember(database))
  const day = osloDate(startsAt)
  await database
    .update(groupClassSchedule)
    .set({ isoWeekday: weekdayOf(day), validFrom: day, validTo: day })
    .where(eq(groupClassSchedule.centerId, centerId))
  const change: ScheduleChange = {
    kind: 'add-exception',
    exception: {
      centerId,
      seriesId: null,
      kind: 'closed',
      firstDate: day,
      lastDate: day,

      startTime: '',
      room: '',
      capacity: null,
      instructorId: null,

      reason: { no: 'Vannlekkasje', en: 'A leak' },
    },
  }
  const { fingerprint } = await planScheduleChange(database, change, { lock: false })
  return { body: { change, fingerprint } }
}

const scheduleFile =
  'kind;center;room;weekday;start;instructor;from;to\nDans;Senter 91;Sal 1;1;18:00;Instruktør 91;;'

/** What a file with the weekly schedule names. */
async function namedByFile(database: Database) {
  await database.insert(sportsCenter).values({ id: 91, name: 'Senter 91' }).onConflictDoNothing()
  await database
    .insert(groupClassRoom)
    .values({ id: 91, centerId: 91, name: { no: 'Sal 1', en: 'Sal 1' } })
    .onConflictDoNothing()
  await database.insert(instructor).values({ id: 91, name: 'Instruktør 91' }).onConflictDoNothing()
  await database
    .insert(exerciseCategory)
    .values({ id: 91, name: { no: 'Dans', en: 'Dance' } })
    .onConflictDoNothing()
  await database
    .insert(groupClassKind)
    .values({
      id: 91,
      categoryId: 91,
      name: { no: 'Dans', en: 'Dance' },
      description: { no: 'Vi danser.', en: 'We dance.' },
      durationMinutes: 45,
      capacity: 30,
      imageUrl: '/drawings/classes/dance.svg',
    })
    .onConflictDoNothing()
  const read = readTableFile(scheduleFile, scheduleTable)
  if ('problem' in read) throw new Error('the file cannot be read')
  return read.lines
}

async function confirmedFile(database: Database) {
  const lines = await namedByFile(database)
  const { version } = await previewImport(database, { lines, language: 'no' })
  return { lines, version }
}

const instructorFile = 'name;active\nSiv Dal;ja\n'

export const auditedCalls: AuditedCalls = [
  [scheduleDescribed.save, closedCenter],
  [
    classSetupDescribed.save,
    async (database) => {
      const [settings] = await database.select().from(groupClassSettings)
      const form = { id: null, gymId: null, name: 'Fjordvel', isActive: true }
      return { body: { edit: { kind: 'center', form }, version: settings?.version } }
    },
  ],
  [instructorFileDescribed.preview, async () => ({ body: instructorFile })],
  [
    instructorFileDescribed.importFile,
    async (database) => {
      const read = readTableFile(instructorFile, instructorTable)
      if ('problem' in read) throw new Error('the file cannot be read')
      const { version } = await previewInstructors(database, read.lines)
      return { query: { version }, body: instructorFile }
    },
  ],
  [
    scheduleFileDescribed.preview,
    async (database) => {
      await namedByFile(database)
      return { query: { language: 'no' }, body: scheduleFile }
    },
  ],
  [
    scheduleFileDescribed.importFile,
    async (database) => {
      const { version } = await confirmedFile(database)
      return { query: { version }, body: scheduleFile }
    },
  ],
  [
    scheduleFileDescribed.undo,
    async (database) => {
      const actor = {
        kind: 'staff',
        userId: 'somebody',
        roles: ['sports'],
        requestId: null,
      } as const
      await importSchedule(database, actor, await confirmedFile(database))
      const [made] = (await listImports(database)).items
      return { params: { id: made?.id ?? '' } }
    },
  ],
  [described.cancel, comingClass],
  [
    described.resize,
    async (database) => ({ ...(await comingClass(database)), body: { capacity: 3 } }),
  ],
  [
    described.move,
    async (database) => ({
      ...(await comingClass(database)),
      body: { room: { no: 'Sal 9', en: 'Studio 9' } },
    }),
  ],
  [
    described.substitute,
    async (database) => ({ ...(await comingClass(database)), body: { instructorId: 1 } }),
  ],
  [
    described.mark,
    async (database) => {
      const startsAt = new Date(Date.now() - 3_600_000)
      const { classId } = await createClass(database, { startsAt })
      const concernedId = await createMember(database)
      const bookingId = await insertBooking(database, classId, concernedId)
      const params = { id: String(classId), bookingId: String(bookingId) }
      return { params, body: { mark: 'attended' }, concernedId }
    },
  ],
  [
    described.block,
    async (database) => ({
      ...(await ofMember(database)),
      body: { reason: 'Ødela utstyr', lastDay: '' },
    }),
  ],
  [
    described.unblock,
    async (database) => {
      const called = await ofMember(database)
      await database
        .insert(groupClassBlock)
        .values({ userId: called.params.id, cause: 'staff', reason: 'Ødela utstyr' })
      return { ...called, body: { reason: 'Har erstattet det' } }
    },
  ],
]
