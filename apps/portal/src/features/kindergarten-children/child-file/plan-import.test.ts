import { describe, expect, it } from 'vitest'
import {
  type Cells,
  childNumbers,
  fileOf,
  guardianNumbers,
  readOf,
} from '../testing/child-file.testing.ts'
import type { Answers } from './answers.ts'
import {
  type ImportPlan,
  type Present,
  type PresentBinding,
  type PresentChild,
  planImport,
} from './plan-import.ts'

const [child = '', otherChild = '', newNumber = ''] = childNumbers
const [guardian = '', otherGuardian = ''] = guardianNumbers

const nothing: Present = {
  departments: [
    {
      id: 'blue',
      kindergartenId: 'solvangen',
      kindergarten: 'Solvangen',
      name: 'Blå',
      places: 2,
      taken: 1,
      closedOn: null,
    },
    {
      id: 'red',
      kindergartenId: 'solvangen',
      kindergarten: 'Solvangen',
      name: 'Rød',
      places: 9,
      taken: 0,
      closedOn: '2026-08-02',
    },
  ],
  children: [],
  guardians: [],
  bindings: [],
  blockedGuardianIds: new Set(),
  ownNumbers: new Set(),
  ownChildIds: new Set(),
}

const knownChild = (values: Partial<PresentChild> = {}): PresentChild => ({
  id: 'iben',
  number: child,
  firstName: 'Iben',
  lastName: 'Lunde',
  bornOn: '2023-04-12',
  isOfStaff: false,
  importedPlace: JSON.stringify({
    kindergarten: 'Solvangen',
    department: 'Blå',
    startsOn: '2026-08-01',
    endsOn: null,
    percent: 100,
  }),
  missingSince: null,
  version: 1,
  places: [
    {
      id: 'place',
      departmentId: 'blue',
      startsOn: '2026-08-01',
      endsOn: null,
      percent: 100,
      version: 1,
      isTheirs: true,
    },
  ],
  kindergartenIds: ['solvangen'],
  ...values,
})

const maja = {
  id: 'maja',
  number: guardian,
  firstName: 'Maja',
  lastName: 'Lunde',
  email: null,
  phone: null,
  address: null,
  isRestricted: false,
  isOfStaff: false,
  version: 1,
}

const bound = (values: Partial<PresentBinding> = {}): PresentBinding => ({
  childId: 'iben',
  guardianId: 'maja',
  guardian: 'Maja Lunde',
  hasResponsibility: true,
  isOpen: true,
  isBlocked: false,
  isImported: true,
  version: 1,
  ...values,
})

/** All of the line is here already. */
const known: Present = {
  ...nothing,
  children: [knownChild()],
  guardians: [maja],
  bindings: [bound()],
}

const noAnswers: Answers = new Map()

const plan = (lines: readonly Cells[], present: Present, answers = noAnswers) =>
  planImport(readOf(fileOf(...lines)), present, answers)

function planned(lines: readonly Cells[], present: Present, answers = noAnswers): ImportPlan {
  const made = plan(lines, present, answers)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made
}

const problems = (lines: readonly Cells[], present: Present) => {
  const made = plan(lines, present)
  return 'problems' in made ? made.problems.map(({ line, problem }) => [line, problem]) : []
}

describe('a file with children', () => {
  it('adds what is not here, and opens nothing', () => {
    const { lines, children, guardians, bindings } = planned([{}], nothing)
    expect(lines).toMatchObject([
      {
        line: 2,
        child: 'Iben Lunde',
        guardian: 'Maja Lunde',
        change: 'added',
        notes: ['child-new', 'guardian-new', 'access-waits'],
      },
    ])
    expect(children).toMatchObject([{ known: null, place: { change: 'added' } }])
    expect(guardians).toMatchObject([{ known: null }])
    expect(bindings).toMatchObject([{ known: null, hasResponsibility: true }])
  })

  it('changes nothing when all of it is here', () => {
    expect(planned([{}], known).lines).toMatchObject([{ change: 'unchanged', notes: [] }])
  })

  it.each<[string, Cells, Present, readonly string[]]>([
    [
      'a block of staff stays, whatever the file says',
      {},
      { ...known, bindings: [bound({ isOpen: false, isBlocked: true })] },
      ['stays-blocked'],
    ],
    [
      'who loses responsibility loses the access',
      { responsibility: 'nei' },
      known,
      ['access-lost'],
    ],
    [
      'who had no access loses none',
      { responsibility: 'nei' },
      { ...known, bindings: [bound({ isOpen: false })] },
      ['without-responsibility'],
    ],
    [
      'who gains responsibility waits',
      {},
      { ...known, bindings: [bound({ hasResponsibility: false, isOpen: false })] },
      ['responsibility-new', 'access-waits'],
    ],
    [
      'a new guardian without responsibility does not wait',
      { responsibility: 'nei' },
      { ...known, guardians: [], bindings: [] },
      ['guardian-new', 'without-responsibility'],
    ],
    [
      'a guardian who is blocked from another child is pointed out',
      {},
      { ...known, bindings: [], blockedGuardianIds: new Set(['maja']) },
      ['access-waits', 'maybe-blocked'],
    ],
    [
      'a guardian with the name of one who is blocked from the child is pointed out',
      { guardianNumber: otherGuardian },
      { ...known, bindings: [bound({ isOpen: false, isBlocked: true })] },
      ['guardian-new', 'access-waits', 'maybe-blocked'],
    ],
    ['a restricted address is set', { restricted: 'ja' }, known, ['restricted-set']],
    [
      'a restricted address stays',
      { restricted: 'nei' },
      { ...known, guardians: [{ ...maja, isRestricted: true }] },
      ['restricted-stays'],
    ],
    ['contact details change', { phone: '900 00 001' }, known, ['guardian-changed']],
    [
      'empty cells leave contact details',
      {},
      {
        ...known,
        guardians: [{ ...maja, email: 'maja@fjordvel.example', phone: '1', address: 'Veien 1' }],
      },
      [],
    ],
    ['a name changes', { childFirstName: 'Ibena' }, known, ['child-changed']],
    ['a place ends', { to: '2027-06-30' }, known, ['place-changed']],
    [
      'a child is back',
      {},
      { ...known, children: [knownChild({ missingSince: '2026-09-01' })] },
      ['child-back'],
    ],
  ])('%s', (_, cells, present, notes) => {
    expect(planned([cells], present).lines[0]?.notes).toEqual(notes)
  })

  it('never takes a restricted address away', () => {
    const present = { ...known, guardians: [{ ...maja, isRestricted: true }] }
    expect(planned([{ restricted: 'nei', phone: '1' }], present).guardians).toMatchObject([
      { guardian: { isRestricted: true } },
    ])
  })

  it.each<[string, readonly Cells[], Present, readonly (readonly [number, string])[]]>([
    ['the same child and guardian twice', [{}, {}], nothing, [[3, 'REPEATED']]],
    [
      'a child that differs between two lines',
      [{}, { guardianNumber: otherGuardian, childLastName: 'Berg' }],
      nothing,
      [[3, 'CHILD_DIFFERS']],
    ],
    [
      'a place that differs between two lines',
      [{}, { guardianNumber: otherGuardian, from: '2026-09-01' }],
      nothing,
      [[3, 'CHILD_DIFFERS']],
    ],
    [
      'a guardian who differs between two lines',
      [{}, { childNumber: otherChild, childFirstName: 'Ask', phone: '1' }],
      nothing,
      [[3, 'GUARDIAN_DIFFERS']],
    ],
    ['an unknown department', [{ department: 'Gul' }], nothing, [[2, 'DEPARTMENT_UNKNOWN']]],
    [
      'a department that is closed by then',
      [{ department: 'Rød', from: '2026-08-02' }],
      nothing,
      [[2, 'DEPARTMENT_CLOSED']],
    ],
    [
      'a department that closes the day after',
      [{ department: 'Rød', from: '2026-08-01' }],
      nothing,
      [],
    ],
    [
      'a place that overlaps one of another leader',
      [{ from: '2026-09-01' }],
      {
        ...known,
        children: [
          knownChild({
            places: knownChild().places.map((place) => ({ ...place, isTheirs: false })),
          }),
        ],
      },
      [[2, 'PLACES_OVERLAP']],
    ],
    [
      'a child of who imports',
      [{ phone: '1' }],
      { ...known, ownNumbers: new Set([guardian]) },
      [[2, 'OWN_CHILD']],
    ],
    [
      'the other guardian of a child of who imports',
      [{ guardianNumber: otherGuardian }],
      { ...known, ownChildIds: new Set(['iben']) },
      [[2, 'OWN_CHILD']],
    ],
    [
      'a child of who imports that does not change',
      [{}],
      { ...known, ownNumbers: new Set([guardian]) },
      [],
    ],
  ])('%s', (_, lines, present, expected) => {
    expect(problems(lines, present)).toEqual(expected)
  })

  describe('about what staff have corrected', () => {
    const corrected: Present = {
      ...known,
      children: [knownChild({ isOfStaff: true, firstName: 'Ibben' })],
      guardians: [{ ...maja, isOfStaff: true, email: 'maja@trivsel.example', phone: null }],
    }

    it('leaves it, also what they emptied, and says so', () => {
      const { lines, children, guardians } = planned(
        [{ email: 'old@trivsel.example', phone: '900 00 001' }],
        corrected,
      )
      expect(lines).toMatchObject([{ change: 'unchanged', notes: ['staff-stays'] }])
      expect(children).toMatchObject([{ child: { firstName: 'Ibben' }, isTouched: false }])
      expect(guardians).toMatchObject([
        { change: 'unchanged', guardian: { email: 'maja@trivsel.example', phone: null } },
      ])
    })

    it('says nothing where the file is empty or the same', () => {
      const { lines } = planned(
        [{ childFirstName: 'Ibben', email: 'maja@trivsel.example' }],
        corrected,
      )
      expect(lines).toMatchObject([{ change: 'unchanged', notes: [] }])
    })

    it('still restricts an address, and still corrects a number', () => {
      const { guardians } = planned([{ restricted: 'ja' }], corrected)
      expect(guardians).toMatchObject([{ change: 'changed', guardian: { isRestricted: true } }])
      const here = { ...corrected, children: [knownChild({ number: null, isOfStaff: true })] }
      const { children } = planned([{ childNumber: newNumber }], here, new Map([[2, 'same']]))
      expect(children).toMatchObject([{ change: 'changed', child: { number: newNumber } }])
    })
  })

  describe('with another number for a child of the same name and birth date', () => {
    const renumbered = [{ childNumber: newNumber }]
    const here = { ...known, children: [knownChild({ number: null })] }

    it('asks, and merges nothing by itself', () => {
      const { lines, questions, children } = planned(renumbered, here)
      expect(questions).toEqual([2])
      expect(lines[0]?.notes).toContain('number-changed')
      expect(children).toMatchObject([{ known: null }])
    })

    it('corrects the number of the same child', () => {
      const { questions, children, bindings } = planned(renumbered, here, new Map([[2, 'same']]))
      expect(questions).toEqual([])
      expect(children).toMatchObject([{ known: { id: 'iben' }, change: 'changed' }])
      expect(bindings).toMatchObject([{ known: { childId: 'iben' } }])
    })

    it('adds another child', () => {
      const { questions, children } = planned(renumbered, here, new Map([[2, 'other']]))
      expect(questions).toEqual([])
      expect(children).toMatchObject([{ known: null, change: 'added' }])
    })

    it('asks nothing where both numbers are in the file', () => {
      const lines = [{}, { childNumber: newNumber, guardianNumber: otherGuardian }]
      expect(planned(lines, known).questions).toEqual([])
    })
  })

  const ask = { childNumber: otherChild, childFirstName: 'Ask' }

  it.each<[string, Partial<PresentChild>, readonly string[]]>([
    ['marks a child that is no longer in it', {}, ['iben']],
    ['marks it once', { missingSince: '2026-09-01' }, []],
    ['leaves a child that was in no file', { importedPlace: null }, []],
    ['leaves a child of a kindergarten that is not in it', { kindergartenIds: ['other'] }, []],
    ['leaves a child that has left', { kindergartenIds: [] }, []],
  ])('%s', (_, values, missing) => {
    const present = { ...known, children: [knownChild({ number: null, ...values })] }
    expect(planned([ask], present).missing.map(({ id }) => id)).toEqual(missing)
  })

  it.each<[string, Partial<PresentBinding>, number]>([
    ['shows a guardian who is no longer in it, and changes nothing', {}, 1],
    ['shows no guardian whom staff added', { isImported: false }, 0],
  ])('%s', (_, values, count) => {
    const present = { ...known, bindings: [bound(values)] }
    const { gone, bindings } = planned([{ guardianNumber: otherGuardian }], present)
    expect(gone).toHaveLength(count)
    expect(bindings).toMatchObject([{ guardianNumber: otherGuardian, known: null }])
  })

  it('shows a department that has more children than places afterwards', () => {
    const two = [{}, { ...ask, guardianNumber: otherGuardian, guardianFirstName: 'Per' }]
    expect(planned([{}], nothing).full).toEqual([])
    expect(planned(two, nothing).full).toEqual([
      { department: 'Solvangen, Blå', places: 2, children: 3 },
    ])
  })
})
