import { describe, expect, it } from 'vitest'
import type { PlannedClass } from './plan-classes.ts'
import {
  countChangedClasses,
  countNotified,
  findRoomConflict,
  missingClasses,
  planEffects,
  whenOf,
} from './plan-effects.ts'
import { buildExisting, buildRow, roomNamed } from './schedule.testing.ts'

const now = '2026-11-23T12:00'

function plan(overrides: Partial<PlannedClass> = {}): PlannedClass {
  const {
    id: scheduleId,
    isoWeekday: _,
    onHolidays: __,
    validFrom: ___,
    validTo: ____,
    ...row
  } = buildRow()
  return { ...row, scheduleId, localDate: '2026-11-30', ...overrides }
}

const kinds = (...given: Parameters<typeof planEffects>) =>
  planEffects(...given).map(({ kind }) => kind)

describe('a planned class that does not exist', () => {
  it('is created, unless staff have cancelled it themselves', () => {
    const planned = plan()
    expect(missingClasses([planned], [])).toEqual([planned])
    expect(missingClasses([planned], [buildExisting(planned)])).toEqual([])
    expect(missingClasses([planned], [buildExisting(planned, { isComing: false })])).toEqual([])
    const withdrawn = buildExisting(planned, { isComing: false, isWithdrawn: true })
    expect(missingClasses([planned], [withdrawn])).toEqual([planned])
    expect(missingClasses([planned], [withdrawn, buildExisting(planned, { id: 2 })])).toEqual([])
  })

  it('is not created twice because its row has changed', () => {
    const existing = buildExisting(plan())
    expect(missingClasses([plan({ scheduleId: 2 })], [existing])).toEqual([])
  })
})

describe('a change of the schedule', () => {
  it('adds new classes that have not started', () => {
    const after = [
      plan({ seriesId: 8, localDate: '2026-11-23', startTime: '12:00' }),
      plan({ seriesId: 9, localDate: '2026-11-23', startTime: '12:01' }),
    ]
    expect(planEffects({ before: [], after }, [], now)).toEqual([{ kind: 'added', to: after[1] }])
  })

  it('does not add classes that were missing before it', () => {
    const missing = plan()
    expect(kinds({ before: [missing], after: [missing] }, [], now)).toEqual([])
    expect(kinds({ before: [missing], after: [plan({ startTime: '19:00' })] }, [], now)).toEqual([])
  })

  it('cancels classes that are no longer planned, unless they have started or are cancelled', () => {
    const from = plan()
    const change = { before: [from], after: [] }
    expect(planEffects(change, [buildExisting(from)], now)).toEqual([
      { kind: 'cancelled', from, existing: buildExisting(from) },
    ])
    expect(kinds(change, [buildExisting(from, { isComing: false })], now)).toEqual([])
    expect(kinds(change, [], now)).toEqual([])
  })

  it('brings back classes that the schedule cancelled, and none that staff cancelled', () => {
    const to = plan()
    const change = { before: [], after: [to] }
    const cancelled = { isComing: false }
    expect(kinds(change, [buildExisting(to, { ...cancelled, isWithdrawn: true })], now)).toEqual([
      'added',
    ])
    expect(kinds(change, [buildExisting(to, cancelled)], now)).toEqual([])
  })

  it.each([{ startTime: '19:00' }, { durationMinutes: 45 }, { centerId: 2 }, { categoryId: 3 }])(
    'makes another class of it with %o',
    (other) => {
      const from = plan()
      expect(kinds({ before: [from], after: [plan(other)] }, [buildExisting(from)], now)).toEqual([
        'moved',
      ])
    },
  )

  it('cancels a class that would be moved to a past time', () => {
    const from = plan({ localDate: '2026-11-23' })
    const change = { before: [from], after: [{ ...from, startTime: '11:00' }] }
    expect(kinds(change, [buildExisting(from)], now)).toEqual(['cancelled'])
  })

  it('changes room, number of places and instructor from their current values', () => {
    const from = plan()
    const to = plan({ room: roomNamed('Sal 2'), capacity: 10, instructorId: 2 })
    const existing = buildExisting(from, { room: roomNamed('Sal 9'), capacity: 15 })
    expect(planEffects({ before: [from], after: [to] }, [existing], now)).toMatchObject([
      {
        kind: 'changed',
        changes: {
          room: { from: roomNamed('Sal 9'), to: roomNamed('Sal 2') },
          capacity: { from: 15, to: 10 },
          instructorId: { from: 1, to: 2 },
        },
      },
    ])
  })

  it('changes the room when only its name in one language does', () => {
    const from = plan({ room: roomNamed('Sal 1', 'Hall 1') })
    const to = plan({ room: roomNamed('Sal 1', 'Studio 1') })
    expect(planEffects({ before: [from], after: [to] }, [buildExisting(from)], now)).toMatchObject([
      { kind: 'changed', changes: { room: { from: from.room, to: to.room } } },
    ])
    expect(countChangedClasses({ before: [from], after: [to] })).toBe(1)
  })

  it('leaves what staff changed on one class when its plan is unchanged', () => {
    const from = plan()
    const existing = buildExisting(from, {
      room: roomNamed('Sal 9'),
      capacity: 15,
      instructorId: 7,
    })
    expect(kinds({ before: [from], after: [from] }, [existing], now)).toEqual([])
    expect(
      planEffects({ before: [from], after: [plan({ instructorId: 2 })] }, [existing], now),
    ).toMatchObject([{ changes: { instructorId: { from: 7, to: 2 } } }])
  })

  it('changes nothing when the class already has the new values', () => {
    const from = plan()
    const existing = buildExisting(from, { capacity: 10 })
    expect(kinds({ before: [from], after: [plan({ capacity: 10 })] }, [existing], now)).toEqual([])
  })

  it('moves a class to the row that follows', () => {
    const from = plan()
    const to = plan({ scheduleId: 2 })
    expect(planEffects({ before: [from], after: [to] }, [buildExisting(from)], now)).toEqual([
      { kind: 'changed', to, existing: buildExisting(from), changes: {} },
    ])
  })

  it('has effects sorted by day', () => {
    const early = plan({ seriesId: 8, localDate: '2026-11-24' })
    const late = plan({ localDate: '2026-11-30' })
    const effects = planEffects({ before: [late], after: [early] }, [buildExisting(late)], now)
    expect(effects.map(whenOf)).toEqual(['2026-11-24T18:30', '2026-11-30T18:30'])
  })
})

it('members who lose a class or a place are counted, and nobody else', () => {
  const from = plan()
  const existing = buildExisting(from, { booked: 12, queued: 3 })
  const to = plan({ capacity: 10 })
  expect(countNotified({ kind: 'cancelled', from, existing })).toBe(15)
  expect(countNotified({ kind: 'moved', from, to, existing })).toBe(15)
  expect(countNotified({ kind: 'added', to })).toBe(0)
  const changed = (capacity: number) =>
    countNotified({
      kind: 'changed',
      to,
      existing,
      changes: { capacity: { from: 20, to: capacity } },
    })
  expect([changed(11), changed(12), changed(13)]).toEqual([1, 0, 0])
  expect(countNotified({ kind: 'changed', to, existing, changes: {} })).toBe(0)
})

it('classes of later days that change are counted once each', () => {
  const before = [plan(), plan({ seriesId: 2 }), plan({ seriesId: 3 })]
  const after = [
    plan({ room: roomNamed('Sal 2') }),
    plan({ seriesId: 2, scheduleId: 9 }),
    plan({ seriesId: 4 }),
  ]
  expect(countChangedClasses({ before, after })).toBe(3)
})

describe('a room', () => {
  const there = plan({ seriesId: 2 })
  const clash = (overrides: Partial<PlannedClass>) =>
    findRoomConflict({ before: [there], after: [there, plan({ seriesId: 9, ...overrides })] })

  it('has one class at a time, and the next one when the first has ended', () => {
    expect(clash({})).toMatchObject([{ seriesId: 9 }, { seriesId: 2 }])
    expect(clash({ startTime: '19:29' })).toBeDefined()
    expect(clash({ startTime: '19:30' })).toBeUndefined()
    expect(clash({ startTime: '17:31' })).toBeDefined()
    expect(clash({ startTime: '17:30' })).toBeUndefined()
  })

  it('is a different one at another centre and free on another day', () => {
    expect(clash({ centerId: 2 })).toBeUndefined()
    expect(clash({ room: roomNamed('Sal 2') })).toBeUndefined()
    expect(clash({ room: roomNamed('Sal 1', 'Studio 1') })).toBeDefined()
    expect(clash({ localDate: '2026-12-01' })).toBeUndefined()
  })

  it('may keep two classes that the change does not affect', () => {
    const other = plan({ seriesId: 3 })
    expect(findRoomConflict({ before: [there, other], after: [there, other] })).toBeUndefined()
    expect(
      findRoomConflict({ before: [there, other], after: [there, { ...other, capacity: 3 }] }),
    ).toBeUndefined()
  })
})
