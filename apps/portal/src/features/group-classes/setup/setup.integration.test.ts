import { setTimeout as sleep } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { firstOwnId, sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createClass, createMember, noonInTwoDays } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { seedGroupClasses } from '../demo/seed-group-classes.server.ts'
import { findGroupExercises } from '../list/find-group-exercises.server.ts'
import { illustrationUrl } from '../model/illustrations.ts'
import { exerciseCategory, groupClass, groupClassKind, instructor } from '../model/tables.server.ts'
import { planScheduleChange } from '../schedule/plan-schedule-change.server.ts'
import { readSchedule } from '../schedule/read-schedule.server.ts'
import { saveChange } from '../schedule/save-change.server.ts'
import type { RowForm, ScheduleChange } from '../schedule/schedule-forms.ts'
import type { ClassSetup } from './contract.ts'
import { followLinkedNames } from './linked-names.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'
import type { ClassSetupEdit } from './setup-forms.ts'

type Asking = Pick<ContentClient, 'query' | 'queryAfresh'>

const { database } = await createTestDatabase()
const staffId = await createMember(database, null)
const staff = { kind: 'staff', userId: staffId, roles: ['sports'], requestId: null } as const

/** What the editors have published; null: the content system is silent. */
let published: { gymList: [number, string][]; staffList: [number, string][] } | null
beforeEach(() => {
  published = {
    gymList: [
      [7, 'Fjordvel Sentrum'],
      [9, 'Fjordvel Nord'],
    ],
    staffList: [[3, 'Kari Moen']],
  }
})
async function answer(name: string) {
  if (!published) throw new Error('silent')
  const items = published[name as 'gymList' | 'staffList']
  return { items: items.map(([id, displayName]) => ({ id, displayName })) }
}
const content = { query: answer, queryAfresh: answer } as unknown as Asking

const versionNow = async () => (await readSetup(database, content)).version
const save = async (edit: ClassSetupEdit, version?: number) =>
  saveSetup({ database, content }, staff, { edit, version: version ?? (await versionNow()) })
const read = () => readSetup(database, content)
const refusal = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    ({ code, details }) => ({ code, ...details }),
  )

async function lastAudited() {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

const yoga = { no: 'Yoga', en: 'Yoga class' }
const center = { id: null, gymId: null, name: 'Fjordvel', isActive: true }

async function newest(table: typeof sportsCenter | typeof instructor | typeof exerciseCategory) {
  const [row] = await database.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(1)
  return row?.id ?? 0
}

/** A category as a new one is suggested. */
const plain = { isInFilter: true, colour: null, isActive: true } as const

/** A centre, an instructor and a category, added by staff. */
async function addAll() {
  await save({ kind: 'center', form: center })
  await save({
    kind: 'instructor',
    form: { id: null, trainerId: null, name: 'Ingrid', isActive: true },
  })
  await save({ kind: 'category', form: { ...plain, id: null, name: yoga } })
  return {
    centerId: await newest(sportsCenter),
    instructorId: await newest(instructor),
    categoryId: await newest(exerciseCategory),
  }
}

const inTwoDays = addDays(osloDate(new Date()), 2)

function firstClass(
  references: Pick<RowForm, 'centerId' | 'instructorId' | 'categoryId'>,
  overrides: Partial<RowForm> = {},
): ScheduleChange {
  return {
    kind: 'add-row',
    row: {
      ...references,
      room: { no: 'Sal 1', en: 'Studio 1' },
      isNewRoom: true,
      isoWeekday: weekdayOf(inTwoDays),
      startTime: '18:00',
      durationMinutes: 60,
      capacity: 12,
      name: yoga,
      description: { no: 'Rolig.', en: 'Calm.' },
      imageUrl: illustrationUrl('yoga-flow'),
      onHolidays: 'runs',
      validFrom: inTwoDays,
      validTo: '',
      ...overrides,
    },
  }
}

async function plan(change: ScheduleChange) {
  const { fingerprint } = await planScheduleChange(database, change, { lock: false })
  await saveChange(database, staff, { change, fingerprint })
}

describe('on an empty database', () => {
  it('a centre, an instructor and a category lead to a first class that members book', async () => {
    expect(await read()).toMatchObject({ centers: [], instructors: [], categories: [], kinds: [] })
    const references = await addAll()
    expect(references.centerId).toBe(firstOwnId)
    await plan(firstClass(references))
    const { no } = await findGroupExercises(database)
    expect(no).toMatchObject({
      items: [{ className: 'Yoga', sportsCenter: { id: firstOwnId, name: 'Fjordvel' } }],
      filterCategories: [references.categoryId],
    })
    const userId = await createMember(database)
    const { book } = createGroupClassBooking(database)
    const wanted = { classId: no.items[0]?.id ?? 0, centerId: references.centerId, userId }
    expect(await book(wanted)).toMatchObject({ queuePosition: 0 })
  })

  it('takes the demo beside what staff have added, and staff can add more after it', async () => {
    const before = await addAll()
    await seedGroupClasses(database)
    await seedGroupClasses(database)
    const after = await addAll()
    expect(after.centerId).toBe(before.centerId + 1)
    const { centers, kinds } = await read()
    expect(centers.map(({ name }) => name)).toContain('Domus')
    expect(kinds).toHaveLength(11)
    expect(await database.$count(groupClassKind)).toBe(11)
    const { no } = await findGroupExercises(database)
    expect(no.filterCategories).not.toContain(12)
    expect(no.filterCategories).toContain(1)
  })
})

describe('what is added', () => {
  it('is changed in place, recorded, and refused when somebody has saved meanwhile', async () => {
    const { categoryId } = await addAll()
    const version = await versionNow()
    const form = {
      id: categoryId,
      name: { no: 'Ro', en: 'Calm' },
      isInFilter: false,
      colour: 'syrin',
      isActive: false,
    } as const
    await save({ kind: 'category', form }, version)
    expect((await read()).categories).toContainEqual(form)
    expect(await lastAudited()).toMatchObject({
      action: 'class-category-saved',
      actorId: staffId,
      before: { classCategoryName: yoga, classCategoryColour: null, classCategoryInUse: true },
      after: {
        classCategoryName: form.name,
        classCategoryColour: 'syrin',
        classCategoryInUse: false,
      },
    })
    expect(await refusal(save({ kind: 'category', form }, version))).toMatchObject({
      code: 'SETUP_CHANGED',
    })
    const two = await Promise.allSettled([
      save({ kind: 'center', form: center }, version + 1),
      save({ kind: 'center', form: center }, version + 1),
    ])
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not offered for new classes while a category is out of use; its classes keep it', async () => {
    const { categoryId, ...references } = await addAll()
    const category = { id: categoryId, name: yoga, ...plain }
    const kind = {
      id: null,
      name: yoga,
      description: yoga,
      categoryId,
      durationMinutes: 60,
      capacity: 12,
      imageUrl: illustrationUrl('yoga-flow'),
    }
    await save({ kind: 'class-kind', form: kind })
    const choices = async () => {
      const { categories, kinds } = await readSchedule(database, { language: 'no' })
      const isOffered = categories.some(({ id }) => id === categoryId)
      return [isOffered, kinds.some((one) => one.categoryId === categoryId)]
    }
    expect(await choices()).toEqual([true, true])
    await save({ kind: 'category', form: { ...category, isActive: false } })
    expect(await choices()).toEqual([false, false])
    await save({ kind: 'category', form: category })
    await plan(firstClass({ ...references, categoryId }))
    await save({ kind: 'category', form: { ...category, colour: 'apple', isActive: false } })
    // The row of the schedule can still be changed without another category.
    expect(await choices()).toEqual([true, false])
    const { no } = await findGroupExercises(database)
    expect(no.items.map(({ exerciseCategory: { id, colour } }) => [id, colour])).toContainEqual([
      categoryId,
      'apple',
    ])
  })

  it('is moved by one place in the filter', async () => {
    const { categories } = await read()
    const ids = categories.map(({ id }) => id)
    const id = ids.at(-1) ?? 0
    await save({ kind: 'move-category', id, to: 'earlier' })
    const moved = (await read()).categories.map((category) => category.id)
    expect(moved.slice(-2)).toEqual([id, ids.at(-2)])
    const { no } = await findGroupExercises(database)
    expect(no.filterCategories.slice(-2)).toEqual([id, ids.at(-2)])
    expect(await lastAudited()).toMatchObject({
      action: 'class-category-moved',
      before: { classCategoryPlace: ids.length },
      after: { classCategoryPlace: ids.length - 1 },
    })
  })

  it('has rooms that the schedule chooses from, each name once in a centre', async () => {
    const references = await addAll()
    const { centerId } = references
    const form = { id: null, centerId, name: { no: 'Loftet', en: 'The Loft' } }
    await save({ kind: 'room', form })
    expect(await refusal(save({ kind: 'room', form }))).toMatchObject({ code: 'ROOM_NAME_TAKEN' })
    await plan(firstClass(references, { room: { no: 'Loftet', en: '' }, isNewRoom: false }))
    const { rows } = await readSchedule(database, { language: 'no' })
    expect(rows.find((row) => row.centerId === centerId)?.room).toEqual(form.name)
  })

  it('is not for choice while it is out of use, and stays where it is used', async () => {
    const references = await addAll()
    const { centerId, instructorId } = references
    const outOfUse = { id: centerId, gymId: null, name: 'Fjordvel', isActive: false }
    const listed = async () => {
      const { centers, instructors } = await readSchedule(database, { language: 'en' })
      return [
        centers.some(({ id }) => id === centerId),
        instructors.some(({ id }) => id === instructorId),
      ]
    }
    expect(await listed()).toEqual([true, true])
    await save({ kind: 'center', form: outOfUse })
    expect(await listed()).toEqual([false, true])
    await plan(firstClass(references))
    const instructorForm = { id: instructorId, trainerId: null, name: 'Ida', isActive: false }
    await save({ kind: 'instructor', form: instructorForm })
    expect(await listed()).toEqual([true, true])
  })

  it('is refused for a category or a centre that is gone', async () => {
    const { centerId, categoryId } = await addAll()
    await save({ kind: 'remove', what: 'category', id: categoryId })
    await save({ kind: 'remove', what: 'center', id: centerId })
    const kind = {
      id: null,
      name: yoga,
      description: yoga,
      categoryId,
      durationMinutes: 60,
      capacity: 20,
      imageUrl: illustrationUrl('dance'),
    }
    expect(await refusal(save({ kind: 'class-kind', form: kind }))).toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    })
    const room = { id: null, centerId, name: yoga }
    expect(await refusal(save({ kind: 'room', form: room }))).toMatchObject({
      code: 'CENTER_NOT_FOUND',
    })
  })
})

describe('the rules of booking', () => {
  const openIn = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const rules = async (overrides: Partial<ClassSetup['settings']>) => {
    const { settings } = await read()
    await save({ kind: 'settings', form: { ...settings, ...overrides } })
  }
  const hoursBefore = async (classId: number) => {
    const [found] = await database.select().from(groupClass).where(eq(groupClass.id, classId))
    if (!found) throw new Error('there is no such class')
    const since = (instant: Date) => (found.startsAt.getTime() - instant.getTime()) / 3_600_000
    return [since(found.bookingOpensAt), since(found.unbookingClosesAt)]
  }

  it('are those of the specification until staff change them', async () => {
    expect((await read()).settings).toEqual({
      bookingOpensDaysBefore: 5,
      unbookingClosesMinutesBefore: 180,
      bookingsPerDay: 3,
      queueLimit: null,
      noShowLimit: 2,
      noShowDays: 30,
      blockDays: 30,
    })
  })

  it('give new deadlines to classes that cannot be booked yet, and to no others', async () => {
    const startsAt = noonInTwoDays()
    const closed = await createClass(database, { startsAt, bookingOpensAt: openIn(1) })
    const open = await createClass(database, { startsAt, bookingOpensAt: openIn(-1) })
    const before = await hoursBefore(open.classId)
    await rules({ bookingOpensDaysBefore: 1, unbookingClosesMinutesBefore: 90 })
    expect(await hoursBefore(closed.classId)).toEqual([24, 1.5])
    expect(await hoursBefore(open.classId)).toEqual(before)
    expect(await lastAudited()).toMatchObject({
      action: 'class-settings-saved',
      before: { classBookingOpensDays: 5, classUnbookingClosesMinutes: 180 },
      after: { classBookingOpensDays: 1, classUnbookingClosesMinutes: 90 },
    })
    await rules({ bookingsPerDay: 2 })
    expect(await hoursBefore(open.classId)).toEqual(before)
  })

  it('limit the queue from the next booking, and members see a class that nobody can join', async () => {
    const { classId, centerId } = await createClass(database, {
      startsAt: noonInTwoDays(),
      capacity: 1,
    })
    const { book } = createGroupClassBooking(database)
    const bookNext = async () => book({ classId, centerId, userId: await createMember(database) })
    const isBookable = async () => {
      const { no } = await findGroupExercises(database)
      return no.items.find(({ id }) => id === classId)?.isBookable
    }
    await rules({ queueLimit: 2 })
    expect(await lastAudited()).toMatchObject({
      before: { classQueueLimit: null },
      after: { classQueueLimit: 2 },
    })
    expect(await bookNext()).toMatchObject({ queuePosition: 0 })
    expect(await bookNext()).toMatchObject({ queuePosition: 1 })
    expect(await isBookable()).toBe(true)
    expect(await bookNext()).toMatchObject({ queuePosition: 2 })
    expect(await isBookable()).toBe(false)
    expect(await bookNext()).toMatchObject({ refusal: 'BOOKING_DENIED' })
    // A lower limit takes no place from those who wait.
    await rules({ queueLimit: 1 })
    expect(await bookNext()).toMatchObject({ refusal: 'BOOKING_DENIED' })
    await rules({ queueLimit: null })
    expect(await bookNext()).toMatchObject({ queuePosition: 3 })
    expect(await isBookable()).toBe(true)
  })

  it('are those of the classes that the schedule creates from now on', async () => {
    await rules({ bookingOpensDaysBefore: 1, unbookingClosesMinutesBefore: 60 })
    const references = await addAll()
    await plan(firstClass(references))
    const { no } = await findGroupExercises(database)
    const created = no.items.find(({ sportsCenter: { id } }) => id === references.centerId)
    expect(await hoursBefore(created?.id ?? 0)).toEqual([24, 1])
    expect(created).toMatchObject({ isBookable: false })
    await rules({ bookingOpensDaysBefore: 5, unbookingClosesMinutesBefore: 180 })
  })

  it('limit the classes of a day from the next booking on', async () => {
    const userId = await createMember(database)
    const { book } = createGroupClassBooking(database)
    const at = (hour: number) =>
      createClass(database, { startsAt: new Date(noonInTwoDays().getTime() + hour * 3_600_000) })
    await rules({ bookingsPerDay: 1 })
    expect(await book({ ...(await at(0)), userId })).toMatchObject({ queuePosition: 0 })
    const second = await at(2)
    expect(await book({ ...second, userId })).toEqual({
      refusal: 'TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD',
    })
    await rules({ bookingsPerDay: 2 })
    expect(await book({ ...second, userId })).toMatchObject({ queuePosition: 0 })
  })
})

describe('removing', () => {
  it('is recorded, and refused a second time', async () => {
    const { instructorId } = await addAll()
    const edit = { kind: 'remove', what: 'instructor', id: instructorId } as const
    await save(edit)
    expect(await lastAudited()).toMatchObject({
      action: 'class-setup-removed',
      subjectId: `instructor ${instructorId}`,
      before: { instructorName: 'Ingrid' },
      after: null,
    })
    expect(await refusal(save(edit))).toMatchObject({ code: 'ITEM_NOT_FOUND' })
  })

  it('of what is in use is refused with what uses it', async () => {
    const references = await addAll()
    const { centerId, instructorId, categoryId } = references
    await plan(firstClass(references))
    await plan(firstClass(references, { startTime: '20:00' }))
    await database.execute(sql`
      with category as (
        insert into portal.court_category (name) values ('{"no": "Squash", "en": "Squash"}')
        returning id)
      insert into portal.court (center_id, category_id, name)
      select ${centerId}, id, '{"no": "Bane", "en": "Court"}' from category`)
    const remove = (what: 'center' | 'instructor' | 'category', id: number) =>
      refusal(save({ kind: 'remove', what, id }))
    expect(await remove('center', centerId)).toEqual({
      code: 'IN_USE',
      uses: [
        { what: 'courts', count: 1 },
        { what: 'scheduleRows', count: 2 },
      ],
    })
    expect(await remove('instructor', instructorId)).toEqual({
      code: 'IN_USE',
      uses: [{ what: 'scheduleRows', count: 2 }],
    })
    expect(await remove('category', categoryId)).toMatchObject({ code: 'IN_USE' })
    expect(await read()).toMatchObject({
      centers: expect.arrayContaining([expect.objectContaining({ id: centerId })]),
    })
  })

  it('at the same time as a class is planned lets one of the two through', async () => {
    const references = await addAll()
    const change = firstClass(references)
    const { fingerprint } = await planScheduleChange(database, change, { lock: false })
    const [planned, removed] = await Promise.allSettled([
      saveChange(database, staff, { change, fingerprint }),
      save({ kind: 'remove', what: 'instructor', id: references.instructorId }),
    ])
    const codes = [planned, removed].map((one) =>
      one.status === 'rejected' ? one.reason.code : 'done',
    )
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.some((code) => ['INSTRUCTOR_NOT_FOUND', 'IN_USE'].includes(code))).toBe(true)
  })
})

it('removing waits while a class that names the instructor is being planned', async () => {
  const references = await addAll()
  const version = await versionNow()
  let isRemoved = false
  const { removing } = await database.transaction(async (transaction) => {
    await planScheduleChange(transaction, firstClass(references), { lock: true })
    const started = save(
      { kind: 'remove', what: 'instructor', id: references.instructorId },
      version,
    )
    const removing = started.then(() => {
      isRemoved = true
    })
    await sleep(300)
    expect(isRemoved).toBe(false)
    return { removing }
  })
  await removing
  expect(isRemoved).toBe(true)
})

describe('a name that a page has', () => {
  const linked = { ...center, gymId: 7, name: '' }

  it('is that of the page, and follows it', async () => {
    await save({ kind: 'center', form: linked })
    const id = await newest(sportsCenter)
    await save({
      kind: 'instructor',
      form: { id: null, trainerId: 3, name: 'Typed before', isActive: true },
    })
    const trainer = await newest(instructor)
    const names = async () => {
      const { centers, instructors } = await read()
      return [
        centers.find((one) => one.id === id)?.name,
        instructors.find((one) => one.id === trainer)?.name,
      ]
    }
    expect(await names()).toEqual(['Fjordvel Sentrum', 'Kari Moen'])
    published = { gymList: [[7, 'Fjordvel Brygga']], staffList: [] }
    await followLinkedNames(database, content)
    expect(await names()).toEqual(['Fjordvel Brygga', 'Kari Moen'])
  })

  it('is the last one known while the content system is silent', async () => {
    await save({ kind: 'center', form: { ...linked, gymId: 9 } })
    const id = await newest(sportsCenter)
    published = null
    const { hasContent, gyms } = await read()
    expect(hasContent).toBe(false)
    expect(gyms).toContainEqual({ id: 9, name: 'Fjordvel Nord' })
    await save({ kind: 'center', form: { ...linked, gymId: 9, id, isActive: false } })
    expect((await read()).centers).toContainEqual({
      id,
      gymId: 9,
      name: 'Fjordvel Nord',
      isActive: false,
    })
    expect(
      await refusal(save({ kind: 'center', form: { ...linked, id, gymId: 8 } })),
    ).toMatchObject({ code: 'CONTENT_UNAVAILABLE' })
    await expect(followLinkedNames(database, content)).rejects.toThrow('silent')
  })

  it('is refused for a page that is not published', async () => {
    expect(await refusal(save({ kind: 'center', form: { ...linked, gymId: 8 } }))).toMatchObject({
      code: 'PAGE_NOT_FOUND',
    })
  })
})
