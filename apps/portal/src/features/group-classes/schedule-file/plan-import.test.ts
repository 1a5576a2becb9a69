import { describe, expect, it } from 'vitest'
import { readTableFile } from '#core/table-files/read-table-file.ts'
import { roomNamed } from '../schedule/schedule.testing.ts'
import type { StoredRow } from '../schedule/schedule-edits.ts'
import { scheduleTable } from './columns.ts'
import type { PresentSchedule } from './compare-schedule.ts'
import { planImport } from './plan-import.ts'

/** A Monday. */
const today = '2026-11-23'

const row = (overrides: Partial<StoredRow> = {}): StoredRow => {
  const id = overrides.id ?? 1
  return {
    id,
    seriesId: id,
    version: 3,
    isoWeekday: 1,
    startTime: '18:30',
    durationMinutes: 60,
    centerId: 1,
    categoryId: 1,
    room: roomNamed('Sal 1', 'Studio 1'),
    capacity: 20,
    instructorId: 1,
    onHolidays: 'runs',
    validFrom: '2026-08-24',
    validTo: null,
    name: roomNamed('Rolig yoga', 'Calm yoga'),
    description: roomNamed('Rolig.', 'Calm.'),
    imageUrl: '/drawings/classes/yoga-flow.svg',
    ...overrides,
  }
}

const kind = {
  id: 1,
  name: roomNamed('Dans', 'Dance'),
  description: roomNamed('Vi danser.', 'We dance.'),
  categoryId: 2,
  durationMinutes: 45,
  capacity: 30,
  imageUrl: '/drawings/classes/dance.svg',
}

const present = (
  rows: StoredRow[] = [row()],
  externalIds: Record<number, string> = {},
  others: Partial<PresentSchedule> = {},
): PresentSchedule => ({
  today,
  state: { rows, exceptions: [], rooms: [{ centerId: 1, name: roomNamed('Sal 2', 'Studio 2') }] },
  series: new Map(
    rows.map(({ seriesId, validFrom }) => [
      seriesId,
      { externalId: externalIds[seriesId] ?? null, firstDay: validFrom },
    ]),
  ),
  centers: [
    { id: 1, name: 'Sentrum', isActive: true },
    { id: 2, name: 'Gammelt', isActive: false },
  ],
  instructors: [
    { id: 1, name: 'Ida Moe', isActive: true },
    { id: 2, name: 'Kim Lie', isActive: true },
    { id: 3, name: 'Kim Lie', isActive: true },
    { id: 4, name: 'Per Vik', isActive: false },
  ],
  categories: [
    { id: 1, name: roomNamed('Yoga'), isActive: true },
    { id: 2, name: roomNamed('Dans', 'Dance'), isActive: true },
  ],
  kinds: [kind],
  ...others,
})

const header =
  'kind;center;room;weekday;start;instructor;from;to;places;minutes;externalId;holidays'

function plan(lines: string[], to: PresentSchedule = present()) {
  const width = header.split(';').length
  const complete = lines.map((line) => line + ';'.repeat(width - line.split(';').length))
  const read = readTableFile([header, ...complete].join('\n'), scheduleTable)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return planImport(read.lines, to)
}

/** The change and the fields of each line. */
function changes(lines: string[], to?: PresentSchedule) {
  const planned = plan(lines, to)
  if ('problems' in planned) throw new Error(JSON.stringify(planned.problems))
  return planned.lines.map(({ change, fields, isOver }) => [
    isOver ? 'over' : (change?.kind ?? null),
    fields,
  ])
}

function problems(lines: string[], to?: PresentSchedule) {
  const planned = plan(lines, to)
  return 'problems' in planned ? planned.problems.map(({ line, problem }) => [line, problem]) : []
}

const yoga = 'Rolig yoga;Sentrum;Sal 1;mandag;18:30;Ida Moe'

describe('a line about a new class', () => {
  it('takes from its kind what the file does not say', () => {
    const planned = plan(['dance;SENTRUM;studio 2;tue;9.00;ida moe;2026-12-01;2026-12-22'])
    expect(planned).toMatchObject({
      lines: [
        {
          change: {
            kind: 'add-row',
            row: {
              centerId: 1,
              room: roomNamed('Sal 2', 'Studio 2'),
              isoWeekday: 2,
              startTime: '09:00',
              durationMinutes: 45,
              capacity: 30,
              instructorId: 1,
              categoryId: 2,
              name: kind.name,
              description: kind.description,
              onHolidays: 'rests',
              validFrom: '2026-12-01',
              validTo: '2026-12-22',
            },
          },
        },
      ],
    })
  })

  it('starts today without a first day', () => {
    expect(plan(['Dans;Sentrum;Sal 2;1;09:00;Ida Moe'])).toMatchObject({
      lines: [{ change: { row: { validFrom: today, validTo: '' } } }],
    })
  })

  it.each([
    ['starts yesterday', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;2026-11-22', 'DATE_IN_THE_PAST'],
    ['starts in 365 days', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;2027-11-23', 'DATE_TOO_FAR'],
    ['has no kind', ';Sentrum;Sal 2;1;09:00;Ida Moe', 'KIND_REQUIRED'],
    ['has an unknown kind', 'Salsa;Sentrum;Sal 2;1;09:00;Ida Moe', 'KIND_NOT_FOUND'],
    ['has no centre', 'Dans;;Sal 2;1;09:00;Ida Moe', 'CENTER_NOT_FOUND'],
    ['has a centre out of use', 'Dans;Gammelt;Sal 2;1;09:00;Ida Moe', 'CENTER_NOT_FOUND'],
    ['has an unknown room', 'Dans;Sentrum;Sal 3;1;09:00;Ida Moe', 'ROOM_NOT_FOUND'],
    ['has an instructor out of use', 'Dans;Sentrum;Sal 2;1;09:00;Per Vik', 'INSTRUCTOR_NOT_FOUND'],
    ['has one of two instructors', 'Dans;Sentrum;Sal 2;1;09:00;Kim Lie', 'INSTRUCTOR_AMBIGUOUS'],
    ['has no weekday', 'Dans;Sentrum;Sal 2;0;09:00;Ida Moe', 'WEEKDAY_INVALID'],
    ['has an unknown weekday', 'Dans;Sentrum;Sal 2;8;09:00;Ida Moe', 'WEEKDAY_INVALID'],
    ['has no time', 'Dans;Sentrum;Sal 2;1;24:00;Ida Moe', 'TIME_INVALID'],
    ['starts off the grid', 'Dans;Sentrum;Sal 2;1;09:01;Ida Moe', 'TIME_OFF_THE_GRID'],
    ['ends after midnight', 'Dans;Sentrum;Sal 2;1;23:20;Ida Moe', 'ENDS_AFTER_MIDNIGHT'],
    ['has no date', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;2027-02-29', 'FROM_INVALID'],
    ['has no last date', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;31.11.2026', 'TO_INVALID'],
    [
      'ends before it starts',
      'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;2026-12-02;2026-12-01',
      'LAST_BEFORE_FIRST',
    ],
    ['has 0 places', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;;0', 'CAPACITY_INVALID'],
    ['has words for places', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;;ti', 'CAPACITY_INVALID'],
    ['is too short', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;;;4', 'DURATION_INVALID'],
    [
      'has a long external id',
      `Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;;;;${'x'.repeat(101)}`,
      'EXTERNAL_ID_TOO_LONG',
    ],
    ['has neither yes nor no', 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;;;;;tja', 'HOLIDAYS_INVALID'],
    ['has a national id', '15076500565;Sentrum;Sal 2;1;09:00;Ida Moe', 'LOOKS_LIKE_NATIONAL_ID'],
    ['is in the room of another', 'Dans;Sentrum;Sal 1;1;17:50;Ida Moe', 'ROOM_TAKEN'],
  ])('is refused when it %s', (_, line, problem) => {
    expect(problems([line])).toEqual([[2, problem]])
  })

  it('may end when another starts, and start when another ends', () => {
    const lines = ['Dans;Sentrum;Sal 1;1;17:45;Ida Moe', 'Dans;Sentrum;Sal 1;1;19:30;Ida Moe']
    expect(changes(lines).map(([change]) => change)).toEqual(['add-row', 'add-row'])
  })

  it('starts at the latest in 364 days', () => {
    expect(changes(['Dans;Sentrum;Sal 2;1;09:00;Ida Moe;2027-11-22'])).toEqual([['add-row', []]])
  })

  it('is over when its last day was yesterday, whatever else it says, and not when it is today', () => {
    expect(changes(['Salsa;Nedlagt;Sal 9;1;09:00;Noen;2025-01-06;2026-11-22'])).toEqual([
      ['over', []],
    ])
    expect(changes(['Dans;Sentrum;Sal 2;1;09:00;Ida Moe;;2026-11-23'])).toEqual([['add-row', []]])
  })
})

describe('a line about a class of the schedule', () => {
  it.each([
    ['its first day', `${yoga};2026-08-24`],
    ['no first day', yoga],
    ['another language', 'CALM YOGA;sentrum;studio 1;Monday;18.30;ida moe;24.08.2026'],
  ])('changes nothing when it says the same, with %s', (_, line) => {
    expect(changes([line])).toEqual([[null, []]])
  })

  it('changes it from today, as staff do, and keeps what it does not say', () => {
    const planned = plan([`${yoga};2026-08-24;;25;75`])
    expect(planned).toMatchObject({
      lines: [
        {
          change: {
            kind: 'change-row',
            id: 1,
            version: 3,
            row: { capacity: 25, durationMinutes: 75, onHolidays: 'runs', validFrom: today },
          },
          fields: ['minutes', 'places'],
        },
      ],
    })
  })

  it('ends it as staff do when only its last day is another one', () => {
    expect(plan([`${yoga};;2026-12-20`])).toMatchObject({
      lines: [{ change: { kind: 'end-row', from: '2026-12-21' }, fields: ['to'] }],
    })
    const ending = present([row({ validTo: '2026-12-20' })])
    expect(changes([`${yoga};;2026-12-19`], ending)).toEqual([['end-row', ['to']]])
    expect(changes([`${yoga};;2026-12-21`], ending)).toEqual([['change-row', ['to']]])
    expect(changes([yoga], ending)).toEqual([['change-row', ['to']]])
  })

  it('ends it today when its last day has passed', () => {
    expect(plan([`${yoga};;2026-11-22`])).toMatchObject({
      lines: [{ change: { kind: 'end-row', from: today }, fields: ['to'], isOver: false }],
    })
  })

  it('is about another class when its room, time or first day is another one', () => {
    expect(problems([`${yoga};2026-08-31`])).toEqual([[2, 'KIND_NOT_FOUND']])
    expect(problems(['Rolig yoga;Sentrum;Sal 2;1;18:30;Ida Moe'])).toEqual([[2, 'KIND_NOT_FOUND']])
  })

  it('finds it by the first day of the series, and of the row', () => {
    const series = new Map([[1, { externalId: null, firstDay: '2026-01-05' }]])
    const later = { series }
    expect(changes([`${yoga};2026-01-05`], present([row()], {}, later))).toEqual([[null, []]])
    expect(changes([`${yoga};2026-08-24`], present([row()], {}, later))).toEqual([[null, []]])
  })

  it('must say which row it is about when the class becomes another one', () => {
    const rows = [
      row({ validTo: '2026-12-31' }),
      row({ id: 2, seriesId: 1, validFrom: '2027-01-01', capacity: 30 }),
    ]
    expect(problems([yoga], present(rows))).toEqual([[2, 'ROW_AMBIGUOUS']])
    const exported = [`${yoga};2026-08-24;2026-12-31;20`, `${yoga};2027-01-01;;30`]
    expect(changes(exported, present(rows))).toEqual([
      [null, []],
      [null, []],
    ])
    expect(problems([`${yoga};2026-08-24;;20`], present(rows))).toEqual([
      [2, 'ROW_GOES_ON_OTHERWISE'],
    ])
  })

  it('keeps an instructor who is out of use, or whose name another one has', () => {
    const ofKim = present([row({ instructorId: 3 })])
    expect(changes(['Rolig yoga;Sentrum;Sal 1;1;18:30;Kim Lie'], ofKim)).toEqual([[null, []]])
    const ofPer = present([row({ instructorId: 4 })])
    expect(changes(['Rolig yoga;Sentrum;Sal 1;1;18:30;Per Vik'], ofPer)).toEqual([[null, []]])
  })
})

describe('an external id', () => {
  const known = present([row()], { 1: 'A-1' })

  it('finds a class whose room, time and kind are others, from today', () => {
    const line = 'Dans;Sentrum;Sal 2;tirsdag;19:00;Ida Moe;2024-08-01;;;;A-1'
    expect(changes([line], known)).toEqual([
      ['change-row', ['kind', 'category', 'room', 'weekday', 'start']],
    ])
    expect(plan([line], known)).toMatchObject({
      lines: [{ change: { row: { validFrom: today, durationMinutes: 60 } } }],
    })
  })

  it('changes it from a later first day on, once', () => {
    const line = 'Rolig yoga;Sentrum;Sal 2;1;18:30;Ida Moe;2027-01-04;;;;A-1'
    expect(changes([line], known)).toEqual([['change-row', ['room', 'from']]])
    const changed = present(
      [
        row({ validTo: '2027-01-03' }),
        row({ id: 2, seriesId: 1, validFrom: '2027-01-04', room: roomNamed('Sal 2', 'Studio 2') }),
      ],
      { 1: 'A-1' },
    )
    expect(changes([line], changed)).toEqual([[null, []]])
  })

  it('moves the first day of a class that has not started only to an earlier one', () => {
    const coming = present([row({ validFrom: '2026-12-07' })], { 1: 'A-1' })
    const from = (day: string) => [`${yoga};${day};;;;A-1`]
    expect(changes(from('2026-12-07'), coming)).toEqual([[null, []]])
    expect(changes(from('2026-12-06'), coming)).toEqual([['change-row', ['from']]])
    expect(problems(from('2026-12-08'), coming)).toEqual([[2, 'STARTS_EARLIER_HERE']])
  })

  it('is given to a class that has none, and a class with another one is another class', () => {
    expect(changes([`${yoga};;;;;B-2`])).toEqual([[null, ['externalId']]])
    expect(problems([`${yoga};;;;;B-2`], known)).toEqual([[2, 'KIND_NOT_FOUND']])
  })

  it('of a class that has ended is refused unless the line is over too', () => {
    const ended = present(
      [],
      {},
      {
        series: new Map([[1, { externalId: 'A-1', firstDay: '2026-01-05' }]]),
      },
    )
    expect(problems([`${yoga};;;;;A-1`], ended)).toEqual([[2, 'ROW_HAS_ENDED']])
    expect(changes([`${yoga};;2026-11-22;;;A-1`], ended)).toEqual([['over', []]])
  })
})

describe('the id that an export gives', () => {
  const line = (id: string, kind = 'Rolig yoga') =>
    `${kind};Sentrum;Sal 2;tirsdag;19:00;Ida Moe;2026-08-24;;;;${id}`

  it('finds a class whose room and time are others, and is not kept', () => {
    expect(changes([line('portal:1')])).toEqual([['change-row', ['room', 'weekday', 'start']]])
    expect(plan([line('portal:1')])).toMatchObject({ lines: [{ line: { externalId: null } }] })
  })

  it('is refused where there is no such class, or one of another kind', () => {
    expect(problems([line('portal:2')])).toEqual([[2, 'ROW_NOT_FOUND']])
    expect(problems([line('portal:1', 'Dans')])).toEqual([[2, 'ROW_NOT_FOUND']])
    expect(changes([`${yoga};2026-01-05;2026-11-22;;;portal:2`])).toEqual([['over', []]])
  })
})

describe('lines of one file', () => {
  const dance = 'Dans;Sentrum;Sal 2;1;09:00;Ida Moe'

  it('are refused when they are about the same class', () => {
    expect(problems([yoga, `${yoga};2026-08-24`])).toEqual([[3, 'REPEATED']])
    expect(problems([dance, dance])).toEqual([[3, 'REPEATED']])
    const two = [`${dance};;;;;C-3`, 'Dans;Sentrum;Sal 2;2;09:00;Ida Moe;;;;;C-3']
    expect(problems(two)).toEqual([[3, 'REPEATED']])
  })

  it('are refused, both of them, when they need one room at the same time', () => {
    expect(problems([dance, 'Dans;Sentrum;Sal 2;1;09:40;Ida Moe'])).toEqual([
      [2, 'ROOM_TAKEN'],
      [3, 'ROOM_TAKEN'],
    ])
    expect(problems([dance, 'Dans;Sentrum;Sal 2;1;09:45;Ida Moe'])).toEqual([])
  })

  it('are refused when they start on one day in one room, even if that day is a holiday', () => {
    const christmas = 'Sentrum;Sal 2;fredag;09:00;Ida Moe;2026-12-25;2026-12-25'
    const others = { kinds: [kind, { ...kind, id: 2, name: roomNamed('Step') }] }
    expect(problems([`Dans;${christmas}`, `Step;${christmas}`], present([], {}, others))).toEqual([
      [2, 'ROOM_TAKEN'],
      [3, 'ROOM_TAKEN'],
    ])
  })

  it('change rooms with each other', () => {
    const rows = [row(), row({ id: 2, room: roomNamed('Sal 2', 'Studio 2') })]
    const swapped = [
      'Rolig yoga;Sentrum;Sal 2;1;18:30;Ida Moe;;;;;A',
      'Rolig yoga;Sentrum;Sal 1;1;18:30;Ida Moe;;;;;B',
    ]
    expect(changes(swapped, present(rows, { 1: 'A', 2: 'B' }))).toEqual([
      ['change-row', ['room']],
      ['change-row', ['room']],
    ])
  })

  it('are all named when they are wrong, and a room that a wrong line may leave is not taken', () => {
    const rows = [row(), row({ id: 2, room: roomNamed('Sal 2', 'Studio 2') })]
    const lines = [
      'Rolig yoga;Sentrum;Sal 2;1;18:30;Ukjent;;;;;A',
      'Rolig yoga;Sentrum;Sal 1;1;18:30;Ida Moe;;;;;B',
      'Salsa;Sentrum;Sal 2;1;09:00;Ida Moe',
    ]
    expect(problems(lines, present(rows, { 1: 'A', 2: 'B' }))).toEqual([
      [2, 'INSTRUCTOR_NOT_FOUND'],
      [4, 'KIND_NOT_FOUND'],
    ])
  })

  it('leave alone what is not among them', () => {
    const planned = plan([dance], present([row(), row({ id: 2, startTime: '12:00' })]))
    expect(planned).toMatchObject({ edits: [{ kind: 'insert-row' }] })
    expect('after' in planned && planned.after.rows).toHaveLength(3)
  })
})
