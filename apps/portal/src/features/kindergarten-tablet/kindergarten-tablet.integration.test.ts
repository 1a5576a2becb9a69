import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { saveHealth } from '#core/kindergartens/children/health.server.ts'
import { kindergartenHealthView } from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { mostMarksToReview, mostPinAttempts } from '#core/kindergartens/limits.ts'
import { endForgottenPresences } from '#core/kindergartens/presence/record-presence.server.ts'
import {
  kindergartenDevice,
  kindergartenMark,
  kindergartenPresence,
} from '#core/kindergartens/presence/tables.server.ts'
import {
  kindergartenEmployee,
  kindergartenLeader,
} from '#core/kindergartens/setup/tables.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  testEncryption as encryption,
  newAddress,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createDayApi } from './day/handlers.server.ts'
import { createHealthApi } from './health/handlers.server.ts'
import { createListApi } from './list/handlers.server.ts'
import { createMarksApi } from './marks/handlers.server.ts'
import { createAdmission } from './model/admit-device.server.ts'
import { createPairingApi } from './pairing/handlers.server.ts'
import { createPinsApi } from './pins/handlers.server.ts'
import { createReviewApi } from './review/handlers.server.ts'
import { addDepartmentWithTablet, addTablet } from './tablet.testing.server.ts'

const { database } = await createTestDatabase()
const passwords = createPasswords()
const minute = 60_000

/** Eight in the morning in Norway, on a Wednesday. */
const morning = new Date('2027-03-10T07:00:00Z')
let now = morning
const setTime = (minutes: number) => {
  now = after(minutes)
}
const after = (minutes: number) => new Date(morning.getTime() + minutes * minute)

type Sent = { readonly cookie?: string; readonly address?: string }

function openFor(userId: string, role: StaffRole = 'kindergarten-office') {
  const parts = {
    database,
    encryption,
    passwords,
    sessions: { find: async () => null },
    requireStaff: allowStaff({ kind: 'staff', roles: [role], requestId: 'request', userId }),
    clock: () => now,
    configuration: testConfiguration,
  }
  const admission = createAdmission(parts)
  const api = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
    '/',
    new Hono<ApiEnvironment>()
      .route('/', createPairingApi(parts))
      .route('/', createPinsApi(parts))
      .route('/', createListApi({ ...parts, admission }))
      .route('/', createMarksApi({ ...parts, admission }))
      .route('/', createHealthApi({ ...parts, admission }))
      .route('/', createReviewApi(parts))
      .route('/', createDayApi(parts)),
  )
  return async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    { cookie, address = newAddress() }: Sent = {},
  ) => {
    const response = await api.request(`/api/frontend/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        ...(cookie && { cookie: `portal-tablet=${cookie}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const cookies = response.headers.get('set-cookie') ?? ''
    return { status: response.status, body: await response.json().catch(() => null), cookies }
  }
}

const officeId = await createMember(database)
const office = openFor(officeId)

type Kind = 'arrival' | 'departure' | 'absent' | 'undo'

/** A department at eight o'clock, as its tablets use it. */
async function setUp() {
  setTime(0)
  const department = await addDepartmentWithTablet(database)
  const { departmentId, childId, token } = department
  const send = (cookie: string, mark: object) => office('PUT', 'tablet/marks', mark, { cookie })
  const makeMark = (kind: Kind, minutes: number, more: object = {}) => ({
    id: randomUUID(),
    childId,
    kind,
    at: after(minutes).toISOString(),
    undoesId: null,
    ...more,
  })
  return {
    ...department,
    makeMark,
    send: (mark: object) => send(token, mark),
    mark: (kind: Kind, minutes: number, more: object = {}) =>
      send(token, makeMark(kind, minutes, more)),
    /** A second tablet of the same department. */
    another: async () => {
      const other = await addTablet(database, departmentId)
      return {
        ...other,
        mark: (kind: Kind, minutes: number, more: object = {}) =>
          send(other.token, makeMark(kind, minutes, more)),
      }
    },
    day: async () => (await office('GET', 'tablet/day', undefined, { cookie: token })).body,
    child: async () =>
      (await office('GET', 'tablet/day', undefined, { cookie: token })).body.children[0],
    presences: () =>
      database.select().from(kindergartenPresence).where(eq(kindergartenPresence.childId, childId)),
  }
}

const refused = (status: number, error: string) => ({ status, body: { error } })
const recorded = { status: 200, body: { state: 'recorded' } }
const received = { status: 200, body: { state: 'received' } }

describe('pairing', () => {
  async function makeCode() {
    setTime(0)
    const { departmentId } = await addKindergarten(database)
    const made = await office('POST', 'staff/kindergarten-tablets/pairings', {
      departmentId,
      name: 'Garderoben',
    })
    return { departmentId, code: made.body.code as string }
  }
  const pair = (code: string, address?: string) =>
    office('POST', 'tablet/pairing', { code }, address ? { address } : {})

  it('a code pairs one tablet, whose cookie no script reads', async () => {
    const { code } = await makeCode()
    const paired = await pair(` ${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)
    expect(paired.status).toBe(200)
    expect(paired.cookies).toMatch(/^portal-tablet=[\w-]{43};.*HttpOnly;.*SameSite=Strict/)
    const cookie = /=([\w-]+);/.exec(paired.cookies)?.[1] ?? ''
    const day = await office('GET', 'tablet/day', undefined, { cookie })
    expect(day.body).toMatchObject({ deviceId: paired.body.deviceId, deviceName: 'Garderoben' })
    expect(await pair(code)).toMatchObject(refused(422, 'PAIRING_CODE_INVALID'))
  })

  it('of two tablets at once with one code, one is paired', async () => {
    const { code } = await makeCode()
    const statuses = (await Promise.all([pair(code), pair(code)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422])
  })

  it('a code is valid for ten minutes', async () => {
    const { code } = await makeCode()
    setTime(10)
    expect(await pair(code)).toMatchObject(refused(422, 'PAIRING_CODE_INVALID'))
  })

  it('wrong codes of one address are limited', async () => {
    const { code } = await makeCode()
    const address = newAddress()
    for (let tries = 0; tries < 10; tries += 1)
      expect((await pair('AAAAAAAA', address)).status).toBe(422)
    expect(await pair(code, address)).toMatchObject(refused(429, 'TOO_MANY_ATTEMPTS'))
    expect((await pair(code)).status).toBe(200)
  })

  it('a leader reaches their own kindergartens only', async () => {
    const { departmentId, deviceId, kindergartenId } = await setUp()
    const userId = await createMember(database)
    const leader = openFor(userId, 'kindergarten')
    const list = 'staff/kindergarten-tablets'
    const make = () => leader('POST', `${list}/pairings`, { departmentId, name: 'Mitt' })
    const shutOff = () => leader('POST', `${list}/${deviceId}/shut-off`)
    expect((await leader('GET', list)).body).toEqual({ departments: [], tablets: [] })
    expect(await make()).toMatchObject(refused(404, 'DEPARTMENT_NOT_FOUND'))
    expect(await shutOff()).toMatchObject(refused(404, 'TABLET_NOT_FOUND'))
    await database.insert(kindergartenLeader).values({ userId, kindergartenId })
    expect((await leader('GET', list)).body).toMatchObject({
      departments: [{ id: departmentId }],
      tablets: [{ id: deviceId, marksToReview: 0 }],
    })
    expect((await make()).status).toBe(200)
    expect((await shutOff()).status).toBe(200)
  })
})

it('a browser that is not paired gets nothing', async () => {
  const { childId } = await setUp()
  const calls = [
    await office('GET', 'tablet/day'),
    await office('GET', 'tablet/day', undefined, { cookie: 'wrong' }),
    await office('POST', 'tablet/lock'),
    await office('POST', `tablet/children/${childId}/health-views`),
  ]
  for (const call of calls) expect(call).toMatchObject(refused(401, 'TABLET_NOT_PAIRED'))
})

it('when a tablet was seen is written down once a minute', async () => {
  const { deviceId, day } = await setUp()
  const seen = async () => {
    await day()
    const [device] = await database
      .select({ at: kindergartenDevice.lastSeenAt })
      .from(kindergartenDevice)
      .where(eq(kindergartenDevice.id, deviceId))
    return device?.at
  }
  expect(await seen()).toEqual(after(0))
  setTime(0.5)
  expect(await seen()).toEqual(after(0))
  setTime(1.01)
  expect(await seen()).toEqual(after(1.01))
})

describe('presence', () => {
  it('a child comes and goes', async () => {
    const { mark, child } = await setUp()
    expect(await child()).toMatchObject({ arrivedAt: null, lastMark: null })
    expect(await mark('arrival', 0)).toMatchObject(recorded)
    expect(await child()).toMatchObject({
      arrivedAt: after(0).toISOString(),
      departedAt: null,
      lastMark: { kind: 'arrival' },
    })
    setTime(400)
    expect(await mark('departure', 400)).toMatchObject(recorded)
    expect(await child()).toMatchObject({
      departedAt: after(400).toISOString(),
      departedHow: 'recorded',
    })
  })

  it('twice is refused, and stored with the reason', async () => {
    const { mark, deviceId } = await setUp()
    await mark('arrival', 0)
    expect(await mark('arrival', 1)).toMatchObject(refused(409, 'CHILD_ALREADY_HERE'))
    const marks = await database
      .select()
      .from(kindergartenMark)
      .where(eq(kindergartenMark.deviceId, deviceId))
    expect(marks.map(({ state, refusal }) => [state, refusal])).toEqual([
      ['recorded', null],
      ['refused', 'CHILD_ALREADY_HERE'],
    ])
  })

  it('the same mark again changes nothing, and gets the same answer', async () => {
    const { send, makeMark, presences } = await setUp()
    const arrival = makeMark('arrival', 0)
    const answers = await Promise.all([send(arrival), send(arrival), send(arrival)])
    for (const answer of answers) expect(answer).toMatchObject(recorded)
    const again = makeMark('arrival', 1)
    for (let times = 0; times < 2; times += 1)
      expect(await send(again)).toMatchObject(refused(409, 'CHILD_ALREADY_HERE'))
    expect(await presences()).toHaveLength(1)
    expect(await send({ ...again, kind: 'departure' })).toMatchObject(refused(409, 'MARK_ID_USED'))
  })

  it('an id that another tablet has used is refused', async () => {
    const { mark, another } = await setUp()
    const id = randomUUID()
    await mark('arrival', 0, { id })
    const other = await another()
    expect(await other.mark('arrival', 0, { id })).toMatchObject(refused(409, 'MARK_ID_USED'))
  })

  it('two tablets mark the same child: the earlier mark counts, whichever is sent first', async () => {
    const { mark, another, presences, child } = await setUp()
    const other = await another()
    setTime(60)
    expect(await other.mark('arrival', 10)).toMatchObject(recorded)
    expect(await mark('arrival', 5)).toMatchObject(recorded)
    expect(await presences()).toMatchObject([{ arrivedAt: after(5) }])
    expect(await mark('departure', 50)).toMatchObject(recorded)
    expect(await other.mark('departure', 51)).toMatchObject(refused(409, 'CHILD_NOT_HERE'))
    expect(await other.mark('departure', 45)).toMatchObject(recorded)
    expect(await presences()).toMatchObject([{ arrivedAt: after(5), departedAt: after(45) }])
    expect(await child()).toMatchObject({ isDoubled: true })
  })

  it('the later of two arrivals is refused, and counts when the earlier one is undone', async () => {
    const { makeMark, send, another, presences } = await setUp()
    const other = await another()
    setTime(20)
    const first = makeMark('arrival', 5)
    await send(first)
    expect(await other.mark('arrival', 10)).toMatchObject(refused(409, 'CHILD_ALREADY_HERE'))
    expect(await send(makeMark('undo', 12, { undoesId: first.id }))).toMatchObject(recorded)
    expect(await presences()).toMatchObject([{ arrivedAt: after(10), departedAt: null }])
  })

  it('a press is undone within a quarter of an hour', async () => {
    const { makeMark, send, presences, child } = await setUp()
    const undo = (undoesId: string, minutes: number) =>
      send(makeMark('undo', minutes, { undoesId }))
    setTime(60)
    const arrival = makeMark('arrival', 0)
    await send(arrival)
    expect(await undo(arrival.id, 16)).toMatchObject(refused(409, 'UNDO_NOT_POSSIBLE'))
    expect(await undo(arrival.id, 15)).toMatchObject(recorded)
    expect(await presences()).toEqual([])
    expect(await undo(arrival.id, 15)).toMatchObject(refused(409, 'UNDO_NOT_POSSIBLE'))
    await send(makeMark('arrival', 20))
    const departure = makeMark('departure', 30)
    await send(departure)
    expect(await undo(departure.id, 31)).toMatchObject(recorded)
    expect(await presences()).toMatchObject([{ departedAt: null }])
    expect((await child()).lastMark).toMatchObject({ kind: 'arrival' })
  })

  it('an arrival is not undone after the child has gone', async () => {
    const { makeMark, send, mark } = await setUp()
    setTime(60)
    const arrival = makeMark('arrival', 0)
    await send(arrival)
    await mark('departure', 5)
    expect(await send(makeMark('undo', 6, { undoesId: arrival.id }))).toMatchObject(
      refused(409, 'UNDO_NOT_POSSIBLE'),
    )
  })

  it('a tablet marks absence, and undoes it', async () => {
    const { makeMark, send, mark, child } = await setUp()
    const absent = makeMark('absent', 0)
    expect(await send(absent)).toMatchObject(recorded)
    expect((await child()).absence).toEqual({ kind: 'other', arrivesAt: null, byGuardian: false })
    expect(await mark('absent', 1)).toMatchObject(refused(409, 'CHILD_ALREADY_ABSENT'))
    await send(makeMark('undo', 2, { undoesId: absent.id }))
    expect((await child()).absence).toBeNull()
  })

  it('a departure that was recorded without network counts before the one of closing time', async () => {
    const { mark, presences } = await setUp()
    await mark('arrival', 0)
    setTime(9 * 60)
    await endForgottenPresences(database, now)
    expect(await presences()).toMatchObject([{ departedHow: 'closing-time' }])
    expect(await mark('departure', 8 * 60)).toMatchObject(recorded)
    expect(await presences()).toMatchObject([
      { departedAt: after(8 * 60), departedHow: 'recorded' },
    ])
  })

  it('a clock that is ahead is refused, and a mark that is a day late waits for a leader', async () => {
    const { mark, presences } = await setUp()
    expect(await mark('arrival', 11)).toMatchObject(refused(422, 'TABLET_CLOCK_WRONG'))
    setTime(24 * 60)
    expect(await mark('arrival', -1)).toMatchObject(received)
    expect(await presences()).toEqual([])
    expect(await mark('arrival', 0)).toMatchObject(recorded)
  })

  it('children of other departments are not found', async () => {
    const { mark } = await setUp()
    const { departmentId } = await addKindergarten(database)
    const childId = await addChild(database, { departmentId })
    expect(await mark('arrival', 0, { childId })).toMatchObject(refused(404, 'CHILD_NOT_FOUND'))
    expect(await mark('arrival', 0, { childId: randomUUID() })).toMatchObject(
      refused(404, 'CHILD_NOT_FOUND'),
    )
  })

  it('a child whose place is over is refused', async () => {
    const { mark, departmentId } = await setUp()
    const childId = await addChild(database, { departmentId, endsOn: '2027-03-09' })
    expect(await mark('arrival', 0, { childId })).toMatchObject(refused(409, 'CHILD_NOT_ENROLLED'))
  })
})

describe('a tablet that was shut off', () => {
  async function lose() {
    const parts = await setUp()
    await parts.mark('arrival', 0)
    setTime(30)
    await office('POST', `staff/kindergarten-tablets/${parts.deviceId}/shut-off`)
    return parts
  }
  const listMarks = async (deviceId: string) =>
    database.select().from(kindergartenMark).where(eq(kindergartenMark.deviceId, deviceId))

  it('gets nothing from the next request on', async () => {
    const { token, childId } = await lose()
    const as = { cookie: token }
    for (const call of [
      await office('GET', 'tablet/day', undefined, as),
      await office('POST', 'tablet/lock', undefined, as),
      await office('POST', `tablet/children/${childId}/health-views`, undefined, as),
    ])
      expect(call).toMatchObject(refused(403, 'TABLET_SHUT_OFF'))
  })

  it('still delivers what it marked: nothing is recorded until a leader does', async () => {
    const { send, makeMark, presences, deviceId } = await lose()
    setTime(90)
    const departure = makeMark('departure', 20)
    for (let times = 0; times < 2; times += 1) expect(await send(departure)).toMatchObject(received)
    expect(await presences()).toMatchObject([{ departedAt: null }])
    const { body } = await office('GET', 'staff/kindergarten-marks')
    const marks = body.marks.filter(({ id }: { id: string }) => id === departure.id)
    expect(marks).toMatchObject([{ child: 'Iben Lunde', kind: 'departure' }])

    const path = `staff/kindergarten-marks/${departure.id}`
    expect((await office('POST', `${path}/record`)).status).toBe(200)
    expect(await presences()).toMatchObject([{ departedAt: after(20) }])
    expect(await office('POST', `${path}/record`)).toMatchObject(refused(409, 'MARK_REVIEWED'))
    expect(await listMarks(deviceId)).toContainEqual(
      expect.objectContaining({ id: departure.id, state: 'recorded', reviewedBy: officeId }),
    )
    expect(await send(departure)).toMatchObject(received)
  })

  it('what cannot be recorded stays for review, and is dismissed', async () => {
    const { send, makeMark, presences } = await lose()
    const arrival = makeMark('arrival', 10)
    await send(arrival)
    const path = `staff/kindergarten-marks/${arrival.id}`
    expect(await office('POST', `${path}/record`)).toMatchObject(refused(409, 'CHILD_ALREADY_HERE'))
    expect((await office('POST', `${path}/dismiss`)).status).toBe(200)
    expect(await presences()).toMatchObject([{ arrivedAt: after(0) }])
    expect(await office('POST', `${path}/dismiss`)).toMatchObject(refused(409, 'MARK_REVIEWED'))
  })

  it('no more than 200 wait for review', async () => {
    const { send, makeMark, deviceId, childId } = await lose()
    await database.insert(kindergartenMark).values(
      Array.from({ length: mostMarksToReview - 1 }, () => ({
        id: randomUUID(),
        deviceId,
        childId,
        kind: 'arrival' as const,
        at: after(10),
        state: 'to-review' as const,
      })),
    )
    expect(await send(makeMark('arrival', 10))).toMatchObject(received)
    expect(await send(makeMark('arrival', 10))).toMatchObject(refused(403, 'TABLET_SHUT_OFF'))
  })

  it('marks of other kindergartens are not found', async () => {
    const { send, makeMark } = await lose()
    const departure = makeMark('departure', 20)
    await send(departure)
    const leader = openFor(await createMember(database), 'kindergarten')
    expect((await leader('GET', 'staff/kindergarten-marks')).body).toEqual({ marks: [] })
    for (const what of ['record', 'dismiss'])
      expect(
        await leader('POST', `staff/kindergarten-marks/${departure.id}/${what}`),
      ).toMatchObject(refused(404, 'MARK_NOT_FOUND'))
  })
})

describe('a PIN', () => {
  async function setUpPin() {
    const parts = await setUp()
    const { kindergartenId, departmentId, token, childId } = parts
    const [employee] = await database
      .insert(kindergartenEmployee)
      .values({ kindergartenId, departmentId, name: 'Siri' })
      .returning({ id: kindergartenEmployee.id })
    const employeeId = employee?.id ?? ''
    const { body } = await office('POST', `staff/kindergarten-pins/${employeeId}`)
    const texts = { allergies: 'Nøtter', medicines: '', notes: '', version: 0 }
    await saveHealth({ database, encryption }, childId, texts)
    const as = { cookie: token }
    return {
      ...parts,
      employeeId,
      pin: body.pin as string,
      open: (pin: string, of = employeeId) =>
        office('POST', 'tablet/open', { employeeId: of, pin }, as),
      view: (of = childId) => office('POST', `tablet/children/${of}/health-views`, undefined, as),
      lock: () => office('POST', 'tablet/lock', undefined, as),
    }
  }
  const wrongOf = (pin: string) => (pin === '000000' ? '111111' : '000000')

  it('opens health data for five minutes, and each look is written down', async () => {
    const { pin, open, view, childId, day } = await setUpPin()
    expect(pin).toMatch(/^\d{6}$/)
    expect(await view()).toMatchObject(refused(403, 'PIN_NEEDED'))
    expect((await open(pin)).body).toEqual({ until: after(5).toISOString() })
    expect((await day()).opened).toEqual({ by: 'Siri', until: after(5).toISOString() })
    expect((await view()).body).toEqual({ allergies: 'Nøtter', medicines: '', notes: '' })
    setTime(5)
    expect(await view()).toMatchObject(refused(403, 'PIN_NEEDED'))
    const views = await database
      .select()
      .from(kindergartenHealthView)
      .where(eq(kindergartenHealthView.childId, childId))
    expect(views).toMatchObject([{ place: 'tablet', viewerName: 'Siri' }])
  })

  it('opens nothing after the tablet is locked, or the employee has another PIN', async () => {
    const { pin, open, view, lock, employeeId } = await setUpPin()
    await open(pin)
    await lock()
    expect(await view()).toMatchObject(refused(403, 'PIN_NEEDED'))
    await open(pin)
    await office('POST', `staff/kindergarten-pins/${employeeId}`)
    expect(await view()).toMatchObject(refused(403, 'PIN_NEEDED'))
    expect(await open(pin)).toMatchObject(refused(422, 'PIN_WRONG'))
  })

  it('opens health data of children of the department only', async () => {
    const { pin, open, view } = await setUpPin()
    await open(pin)
    const other = await addDepartmentWithTablet(database)
    expect(await view(other.childId)).toMatchObject(refused(404, 'CHILD_NOT_FOUND'))
  })

  it('of an employee of another kindergarten opens nothing', async () => {
    const { open } = await setUpPin()
    const other = await setUpPin()
    expect(await open(other.pin, other.employeeId)).toMatchObject(
      refused(404, 'EMPLOYEE_NOT_FOUND'),
    )
  })

  it('locks after five wrong ones, also of twenty at once, until a leader opens it', async () => {
    const { pin, open, employeeId } = await setUpPin()
    const wrong = wrongOf(pin)
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(wrong)))
    const codes = answers.map(({ body }) => body.error).sort()
    expect(codes.filter((code) => code === 'PIN_WRONG')).toHaveLength(mostPinAttempts - 1)
    expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(20 - mostPinAttempts + 1)
    expect(await open(pin)).toMatchObject(refused(409, 'PIN_LOCKED'))
    const [employee] = (await office('GET', 'staff/kindergarten-pins')).body.employees.filter(
      ({ id }: { id: string }) => id === employeeId,
    )
    expect(employee).toMatchObject({ pin: 'locked' })
    await office('POST', `staff/kindergarten-pins/${employeeId}/unlock`)
    expect((await open(pin)).status).toBe(200)
  })

  it('the right one starts the count again', async () => {
    const { pin, open } = await setUpPin()
    const wrong = wrongOf(pin)
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (let tries = 0; tries < mostPinAttempts - 1; tries += 1)
        expect(await open(wrong)).toMatchObject(refused(422, 'PIN_WRONG'))
      expect((await open(pin)).status).toBe(200)
    }
  })

  it('is in no entry of the audit log', async () => {
    const { pin, employeeId } = await setUpPin()
    const entries = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, employeeId))
    expect(entries).toMatchObject([{ action: 'kindergarten-pin-made' }])
    expect(JSON.stringify(entries)).not.toContain(pin)
  })
})

describe('the day of a department', () => {
  const correct = (body: object) => office('POST', 'staff/kindergarten-day/corrections', body)

  async function setUpDay() {
    const parts = await setUp()
    const { departmentId, childId } = parts
    const form = {
      departmentId,
      childId,
      onDate: '2027-03-10',
      presenceId: null,
      arrives: '07:45',
      departs: '',
      seen: null,
      reason: 'The tablet was flat',
    }
    const presences = async () => {
      const path = `staff/kindergarten-day?department=${departmentId}`
      return (await office('GET', path)).body.children[0].presences
    }
    return { ...parts, form, read: presences }
  }

  it('a leader adds, changes and removes a presence', async () => {
    const { form, read } = await setUpDay()
    expect((await correct(form)).status).toBe(200)
    const [added] = await read()
    expect(added).toMatchObject({ arrivedAt: '2027-03-10T06:45:00.000Z', departedAt: null })
    const { id, arrivedAt, departedAt } = added
    const change = { ...form, presenceId: id, seen: { arrivedAt, departedAt } }
    expect((await correct({ ...change, departs: '08:00' })).status).toBe(200)
    const [changed] = await read()
    expect(changed).toMatchObject({ departedHow: 'corrected' })
    expect(await correct({ ...change, departs: '07:50' })).toMatchObject(
      refused(409, 'KINDERGARTEN_CHANGED'),
    )
    const seen = { arrivedAt: changed.arrivedAt, departedAt: changed.departedAt }
    expect((await correct({ ...change, seen, arrives: '' })).status).toBe(200)
    expect(await read()).toEqual([])
    const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain('Iben')
  })

  it('a mark that comes later does not change what a leader has corrected', async () => {
    const { form, mark, read } = await setUpDay()
    setTime(60)
    await correct({ ...form, departs: '08:30' })
    expect(await mark('departure', 20)).toMatchObject(refused(409, 'CHILD_NOT_HERE'))
    expect((await read())[0]).toMatchObject({ departedHow: 'corrected' })
  })

  it('times that cannot be are refused', async () => {
    const { form, departmentId } = await setUpDay()
    const childId = await addChild(database, { departmentId, startsOn: '2027-03-11' })
    expect(await correct({ ...form, arrives: '08:01' })).toMatchObject(
      refused(422, 'PRESENCE_TIME_INVALID'),
    )
    expect(await correct({ ...form, childId })).toMatchObject(refused(409, 'CHILD_NOT_ENROLLED'))
    expect(await correct({ ...form, presenceId: randomUUID() })).toMatchObject(
      refused(404, 'PRESENCE_NOT_FOUND'),
    )
    expect((await correct({ ...form, arrives: '25:00' })).status).toBe(400)
    expect((await correct({ ...form, reason: ' ' })).status).toBe(400)
  })

  it.each([
    ['a Wednesday', '2027-03-10', true],
    ['a Sunday', '2027-03-14', false],
  ])('says whether the kindergarten is open on %s', async (_, date, isOpen) => {
    const { departmentId } = await setUpDay()
    const { body } = await office(
      'GET',
      `staff/kindergarten-day?department=${departmentId}&date=${date}`,
    )
    expect(body.isOpen).toBe(isOpen)
  })

  it('the list for a fire drill has telephone numbers that are not restricted', async () => {
    const { departmentId, childId, mark } = await setUpDay()
    const numbers = makeNumbers('210590', 4)
    const parts = { database, encryption }
    const guardians = [
      { firstName: 'Anne', phone: '11111111' },
      { firstName: 'Bo', phone: '22222222', hasRestrictedAddress: true },
      { firstName: 'Cato', phone: '33333333' },
      { firstName: 'Dina', phone: null },
    ]
    for (const [index, values] of guardians.entries()) {
      const id = await addGuardian(parts, numbers[index] ?? '', values)
      const isBlocked = values.firstName === 'Cato'
      await bindGuardian(
        database,
        childId,
        id,
        isBlocked ? { blockedAt: now, blockedBecause: 'Decided' } : {},
      )
    }
    await mark('arrival', 0)
    const path = `staff/kindergarten-day/departments/${departmentId}/fire-list`
    const { body } = await office('GET', path)
    expect(body.children).toEqual([
      {
        id: childId,
        name: 'Iben Lunde',
        arrivedAt: after(0).toISOString(),
        isHere: true,
        phones: [{ name: 'Anne Lunde', phone: '11111111' }],
      },
    ])
    const leader = openFor(await createMember(database), 'kindergarten')
    expect(await leader('GET', path)).toMatchObject(refused(404, 'DEPARTMENT_NOT_FOUND'))
    expect((await leader('GET', 'staff/kindergarten-day')).body).toMatchObject({
      departmentId: null,
      children: [],
    })
    expect(await leader('GET', `staff/kindergarten-day?department=${departmentId}`)).toMatchObject(
      refused(404, 'DEPARTMENT_NOT_FOUND'),
    )
  })
})
