import { expect, it } from 'vitest'
import { isAhead, isOld, type JudgedMark, judgeMark, type KnownPresence } from './judge-mark.ts'

const at = (time: string) => new Date(`2027-03-10T${time}Z`)
const mark = (kind: JudgedMark['kind'], time: string): JudgedMark => ({ kind, at: at(time) })
const here = (arrived: string, id = 'a'): KnownPresence => ({
  id,
  arrivedAt: at(arrived),
  departedAt: null,
  departedHow: null,
})
const gone = (
  arrived: string,
  departed: string,
  departedHow: KnownPresence['departedHow'] = 'recorded',
): KnownPresence => ({ id: 'g', arrivedAt: at(arrived), departedAt: at(departed), departedHow })

const arrive = { does: 'arrive' }
const twice = (id: string) => ({ refusal: 'CHILD_ALREADY_HERE', presenceId: id })
const notHere = (id: string | null) => ({ refusal: 'CHILD_NOT_HERE', presenceId: id })

it.each([
  ['the first arrival', mark('arrival', '07:30'), [], arrive],
  ['the same instant again', mark('arrival', '07:30'), [here('07:30')], twice('a')],
  ['a later one of a child that is here', mark('arrival', '07:31'), [here('07:30')], twice('a')],
  [
    'an earlier one of another tablet',
    mark('arrival', '07:29'),
    [here('07:30')],
    { does: 'arrive-earlier', presenceId: 'a' },
  ],
  [
    'one within a presence that ended',
    mark('arrival', '09:00'),
    [gone('07:30', '09:00')],
    twice('g'),
  ],
  ['a minute after the departure', mark('arrival', '09:01'), [gone('07:30', '09:00')], arrive],
  [
    'between a departure and the next arrival',
    mark('arrival', '10:00'),
    [gone('07:30', '09:00'), here('10:05')],
    { does: 'arrive-earlier', presenceId: 'a' },
  ],
] as const)('an arrival: %s', (_, judged, presences, expected) => {
  expect(judgeMark(judged, { presences, isAbsent: false, isEnrolled: true })).toEqual(expected)
})

it.each([
  ['of a child that did not come', mark('departure', '15:00'), [], notHere(null)],
  [
    'at the instant of the arrival',
    mark('departure', '07:30'),
    [here('07:30')],
    { does: 'depart', presenceId: 'a' },
  ],
  [
    'before the arrival',
    mark('departure', '07:29'),
    [here('07:30')],
    { refusal: 'PRESENCE_TIME_INVALID', presenceId: null },
  ],
  ['twice', mark('departure', '15:00'), [gone('07:30', '15:00')], notHere('g')],
  ['later than another tablet', mark('departure', '15:01'), [gone('07:30', '15:00')], notHere('g')],
  [
    'earlier than another tablet',
    mark('departure', '14:59'),
    [gone('07:30', '15:00')],
    { does: 'depart-earlier', presenceId: 'g' },
  ],
  [
    'after the day had ended by itself',
    mark('departure', '16:10'),
    [gone('07:30', '16:00', 'closing-time')],
    { does: 'depart-earlier', presenceId: 'g' },
  ],
  [
    'before that',
    mark('departure', '15:10'),
    [gone('07:30', '16:00', 'closing-time')],
    { does: 'depart-earlier', presenceId: 'g' },
  ],
  [
    'that a leader has corrected',
    mark('departure', '15:10'),
    [gone('07:30', '16:00', 'corrected')],
    notHere('g'),
  ],
  [
    'of the second presence',
    mark('departure', '15:00'),
    [gone('07:30', '09:00'), here('10:00')],
    { does: 'depart', presenceId: 'a' },
  ],
] as const)('a departure %s', (_, judged, presences, expected) => {
  expect(judgeMark(judged, { presences, isAbsent: false, isEnrolled: true })).toEqual(expected)
})

it.each([
  ['is absent', [], false, { does: 'be-absent' }],
  ['is absent already', [], true, { refusal: 'CHILD_ALREADY_ABSENT', presenceId: null }],
  ['has come', [here('07:30')], false, twice('a')],
  ['has come and gone', [gone('07:30', '09:00')], true, twice('g')],
] as const)('a child %s', (_, presences, isAbsent, expected) => {
  const judged = mark('absent', '09:00')
  expect(judgeMark(judged, { presences, isAbsent, isEnrolled: true })).toEqual(expected)
})

it('a child without a place on that day is refused', () => {
  const child = { presences: [], isAbsent: false, isEnrolled: false }
  for (const kind of ['arrival', 'departure', 'absent'] as const)
    expect(judgeMark(mark(kind, '08:00'), child)).toEqual({
      refusal: 'CHILD_NOT_ENROLLED',
      presenceId: null,
    })
})

it('an absent child that comes after all is here', () => {
  const child = { presences: [], isAbsent: true, isEnrolled: true }
  expect(judgeMark(mark('arrival', '08:00'), child)).toEqual(arrive)
})

const now = at('12:00')
it.each([
  ['now', now, false, false],
  ['ten minutes ahead', at('12:10'), false, false],
  ['a millisecond more', at('12:10:00.001'), false, true],
  ['a day ago', new Date('2027-03-09T12:00Z'), false, false],
  ['a millisecond more than a day', new Date('2027-03-09T11:59:59.999Z'), true, false],
])('a mark of %s', (_, markedAt, old, ahead) => {
  expect([isOld(markedAt, now), isAhead(markedAt, now)]).toEqual([old, ahead])
})
