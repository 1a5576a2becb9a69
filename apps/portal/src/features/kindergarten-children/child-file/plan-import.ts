import { foldWords } from '#platform/fold-text.ts'
import { likenessOf } from '../model/likeness.ts'
import type { Answers } from './answers.ts'
import type { LineNote, LineProblem } from './columns.ts'
import { type PlacePlan, type PresentPlace, planPlace } from './plan-place.ts'
import type { ChildFile } from './read-child-file.ts'
import type { ChildLine } from './read-child-line.ts'

/** What is here of the children, guardians and departments that a file names. */
export type Present = {
  /** Of who imports. */
  readonly departments: readonly PresentDepartment[]
  /** Those that the file names by number, those with the birth date of one, and those of its kindergartens. */
  readonly children: readonly PresentChild[]
  readonly guardians: readonly PresentGuardian[]
  readonly bindings: readonly PresentBinding[]
  /** Guardians whom staff block from any child. */
  readonly blockedGuardianIds: ReadonlySet<string>
  /** Numbers in the file of who imports, who is then a guardian in it. */
  readonly ownNumbers: ReadonlySet<string>
  /** Children here of whom they are a guardian. */
  readonly ownChildIds: ReadonlySet<string>
}

export type PresentDepartment = {
  readonly id: string
  readonly kindergartenId: string
  readonly kindergarten: string
  readonly name: string
  readonly places: number
  /** Children there today. */
  readonly taken: number
  readonly closedOn: string | null
}

export type PresentChild = {
  readonly id: string
  /** As the file has it; null where the file does not name this child by its number. */
  readonly number: string | null
  readonly firstName: string
  readonly lastName: string
  readonly bornOn: string
  /** Staff added it or corrected it: its name and birth date are theirs. */
  readonly isOfStaff: boolean
  readonly importedPlace: string | null
  readonly missingSince: string | null
  readonly version: number
  readonly places: readonly PresentPlace[]
  /** In which kindergartens of who imports it has a place now or later. */
  readonly kindergartenIds: readonly string[]
}

export type PresentGuardian = Omit<ChildLine['guardian'], 'number'> & {
  readonly id: string
  readonly number: string
  /** Staff added them or corrected them: their name and contact details are theirs. */
  readonly isOfStaff: boolean
  readonly version: number
}

export type PresentBinding = {
  readonly childId: string
  readonly guardianId: string
  readonly guardian: string
  readonly hasResponsibility: boolean
  readonly isOpen: boolean
  readonly isBlocked: boolean
  readonly isImported: boolean
  readonly version: number
}

type Change = 'added' | 'changed' | 'unchanged'

export type PlannedChild = {
  readonly child: ChildLine['child']
  /** Null for a child that is added. */
  readonly known: { readonly id: string; readonly version: number } | null
  readonly change: Change
  readonly place: PlacePlan
  /** What is stored to recognise the same place again. */
  readonly importedPlace: string
  /** Something is stored, also where nothing that people see changes. */
  readonly isTouched: boolean
}

export type PlannedGuardian = {
  readonly guardian: ChildLine['guardian']
  readonly known: { readonly id: string; readonly version: number } | null
  readonly change: Change
}

export type PlannedBinding = {
  readonly childNumber: string
  readonly guardianNumber: string
  readonly hasResponsibility: boolean
  readonly known: {
    readonly childId: string
    readonly guardianId: string
    readonly version: number
  } | null
  readonly change: Change
}

export type PlannedLine = {
  readonly line: number
  readonly child: string
  readonly guardian: string
  readonly change: Change
  readonly notes: readonly LineNote[]
}

export type ImportPlan = {
  readonly children: readonly PlannedChild[]
  readonly guardians: readonly PlannedGuardian[]
  readonly bindings: readonly PlannedBinding[]
  readonly lines: readonly PlannedLine[]
  readonly missing: readonly { readonly id: string; readonly name: string }[]
  readonly gone: readonly {
    readonly childId: string
    readonly child: string
    readonly guardian: string
  }[]
  readonly full: readonly {
    readonly department: string
    readonly places: number
    readonly children: number
  }[]
  /** Lines whose question is not answered. */
  readonly questions: readonly number[]
}

type Noted<Planned> = { readonly planned: Planned; readonly notes: readonly LineNote[] }

/**
 * What a file would do. Children who are not in it are marked, and nothing of theirs ends; an access that
 * staff opened, closed or blocked stays as it is, except that nobody without responsibility has any.
 * @param answers to the questions of a preview; without one, a child with another number is another child
 * @returns every invalid line, each with its first problem, or what the file would do
 */
export function planImport(
  { lines, problems }: ChildFile,
  present: Present,
  answers: Answers,
): { problems: LineProblem[] } | ImportPlan {
  const known = indexPresent(present, lines)
  const children = new Map<string, Noted<PlannedChild>>()
  const guardians = new Map<string, Noted<PlannedGuardian>>()
  const pairs = new Set<string>()
  const firstLines = {
    children: new Map<string, ChildLine>(),
    guardians: new Map<string, ChildLine>(),
  }
  const refused: LineProblem[] = [...problems]
  const planned: { line: ChildLine; binding: Noted<PlannedBinding>; notes: LineNote[] }[] = []
  const questions: number[] = []

  for (const line of lines) {
    const refuse = (problem: LineProblem['problem']) => refused.push({ line: line.line, problem })
    const notes: LineNote[] = []
    const before = firstLines.children.get(line.child.number)
    if (before && !isSameChild(before, line)) {
      refuse('CHILD_DIFFERS')
      continue
    }
    const guardianBefore = firstLines.guardians.get(line.guardian.number)
    if (guardianBefore && !isEqual(guardianBefore.guardian, line.guardian)) {
      refuse('GUARDIAN_DIFFERS')
      continue
    }
    const pair = `${line.child.number} ${line.guardian.number}`
    if (pairs.has(pair)) {
      refuse('REPEATED')
      continue
    }
    pairs.add(pair)
    if (!before) {
      firstLines.children.set(line.child.number, line)
      const candidate = known.findRenumbered(line.child)
      if (candidate) notes.push('number-changed')
      if (candidate && !answers.has(line.line)) questions.push(line.line)
      const here =
        known.children.get(line.child.number) ??
        (answers.get(line.line) === 'same' ? candidate : null) ??
        null
      const child = planChild(line, here, known)
      if (typeof child === 'string') {
        refuse(child)
        continue
      }
      children.set(line.child.number, child)
      notes.push(...child.notes)
    }
    const child = children.get(line.child.number)
    // The first line of the child says what is wrong with it.
    if (!child) continue
    if (!guardianBefore) {
      firstLines.guardians.set(line.guardian.number, line)
      const guardian = planGuardian(
        line.guardian,
        known.guardians.get(line.guardian.number) ?? null,
      )
      guardians.set(line.guardian.number, guardian)
      notes.push(...guardian.notes)
    }
    const guardian = guardians.get(line.guardian.number)
    const binding = planBinding(
      line,
      known.findBinding(child.planned.known?.id, guardian?.planned.known?.id),
      known.isMaybeBlocked(line, child.planned.known?.id, guardian?.planned.known?.id),
    )
    planned.push({ line, binding, notes: [...new Set([...notes, ...binding.notes])] })
  }

  const shown = planned.map(({ line, binding, notes }) => {
    const isFirstOf = (first: ReadonlyMap<string, ChildLine>, number: string) =>
      first.get(number) === line
    const changes = [
      binding.planned.change,
      ...(isFirstOf(firstLines.children, line.child.number)
        ? [children.get(line.child.number)?.planned.change ?? 'unchanged']
        : []),
      ...(isFirstOf(firstLines.guardians, line.guardian.number)
        ? [guardians.get(line.guardian.number)?.planned.change ?? 'unchanged']
        : []),
    ]
    return {
      line: line.line,
      child: nameOf(line.child),
      guardian: nameOf(line.guardian),
      change: strongest(changes),
      notes,
    }
  })
  for (const [at, { line }] of planned.entries()) {
    const child = children.get(line.child.number)
    const isOwn =
      present.ownNumbers.has(line.guardian.number) ||
      (child?.planned.known && present.ownChildIds.has(child.planned.known.id))
    if (isOwn && shown[at]?.change !== 'unchanged')
      refused.push({ line: line.line, problem: 'OWN_CHILD' })
  }
  if (refused.length > 0)
    return { problems: refused.toSorted((one, other) => one.line - other.line) }
  const listed = [...children.values()].map((one) => one.planned)
  return {
    children: listed,
    guardians: [...guardians.values()].map((one) => one.planned),
    bindings: planned.map(({ binding }) => binding.planned),
    lines: shown,
    ...findAbsent(
      present,
      listed,
      planned.map(({ line }) => line),
    ),
    full: findFull(present, listed),
    questions,
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

const isEqual = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isSameChild = (one: ChildLine, other: ChildLine): boolean =>
  isEqual(one.child, other.child) && isEqual(one.place, other.place)

const strongest = (changes: readonly Change[]): Change =>
  changes.find((one) => one === 'added') ?? changes.find((one) => one === 'changed') ?? 'unchanged'

const departmentKey = (kindergarten: string, department: string): string =>
  `${kindergarten.toLowerCase()}\n${department.toLowerCase()}`

type Known = ReturnType<typeof indexPresent>

function indexPresent(present: Present, lines: readonly ChildLine[]) {
  const inFile = new Set(lines.map(({ child }) => child.number))
  const children = new Map(
    present.children.flatMap((one) => (one.number ? [[one.number, one] as const] : [])),
  )
  const likely = new Map(
    present.children.flatMap((one) =>
      one.number !== null && inFile.has(one.number) ? [] : [[likenessOf(one), one] as const],
    ),
  )
  const bindings = new Map(present.bindings.map((one) => [`${one.childId} ${one.guardianId}`, one]))
  return {
    children,
    guardians: new Map(present.guardians.map((one) => [one.number, one])),
    departments: new Map(
      present.departments.map((one) => [departmentKey(one.kindergarten, one.name), one]),
    ),
    findRenumbered: (child: ChildLine['child']): PresentChild | null =>
      children.has(child.number) ? null : (likely.get(likenessOf(child)) ?? null),
    /** Staff block somebody with this number from another child, or with this name from this one. */
    isMaybeBlocked: (
      { guardian }: ChildLine,
      childId: string | undefined,
      guardianId: string | undefined,
    ): boolean =>
      present.blockedGuardianIds.has(guardianId ?? '') ||
      present.bindings.some(
        (one) =>
          one.isBlocked &&
          one.childId === childId &&
          foldWords(one.guardian) === foldWords(nameOf(guardian)),
      ),
    findBinding: (childId: string | undefined, guardianId: string | undefined) =>
      bindings.get(`${childId} ${guardianId}`) ?? null,
  }
}

function planChild(
  { child, place }: ChildLine,
  here: PresentChild | null,
  known: Known,
): Noted<PlannedChild> | 'DEPARTMENT_UNKNOWN' | 'DEPARTMENT_CLOSED' | 'PLACES_OVERLAP' {
  const department = known.departments.get(departmentKey(place.kindergarten, place.department))
  if (!department) return 'DEPARTMENT_UNKNOWN'
  const importedPlace = JSON.stringify(place)
  const isAsBefore = here?.importedPlace === importedPlace
  const { startsOn, endsOn, percent } = place
  const wanted = { departmentId: department.id, startsOn, endsOn, percent }
  const placed = planPlace(here?.places ?? [], wanted, isAsBefore)
  if (placed === 'PLACES_OVERLAP') return placed
  const isClosed = department.closedOn !== null && startsOn >= department.closedOn
  if (isClosed && placed.change !== 'unchanged') return 'DEPARTMENT_CLOSED'
  const isOfStaff = here?.isOfStaff ?? false
  const isRenamed =
    here !== null &&
    (here.number !== child.number ||
      (!isOfStaff && likenessExactly(here) !== likenessExactly(child)))
  const { firstName, lastName, bornOn } = here ?? child
  const isBack = here !== null && here.missingSince !== null
  const isChanged = isRenamed || isBack || placed.change !== 'unchanged'
  return {
    planned: {
      child: isOfStaff ? { ...child, firstName, lastName, bornOn } : child,
      known: here && { id: here.id, version: here.version },
      change: here === null ? 'added' : isChanged ? 'changed' : 'unchanged',
      place: placed,
      importedPlace,
      isTouched: isChanged || !isAsBefore,
    },
    notes: [
      ...(here === null ? (['child-new'] as const) : []),
      ...(isRenamed ? (['child-changed'] as const) : []),
      ...(isBack ? (['child-back'] as const) : []),
      ...(here?.isOfStaff && likenessExactly(here) !== likenessExactly(child)
        ? (['staff-stays'] as const)
        : []),
      ...(here === null || placed.change === 'unchanged' ? [] : [placeNotes[placed.change]]),
    ],
  }
}

const placeNotes = {
  added: 'place-new',
  changed: 'place-changed',
  moved: 'place-moved',
} as const satisfies Record<Exclude<PlacePlan['change'], 'unchanged'>, LineNote>

const likenessExactly = ({
  firstName,
  lastName,
  bornOn,
}: Pick<PresentChild, 'firstName' | 'lastName' | 'bornOn'>): string =>
  JSON.stringify([firstName, lastName, bornOn])

/** What a file says of a guardian, and staff correct. */
const staffFields = ['firstName', 'lastName', 'email', 'phone', 'address'] as const

/**
 * A restricted address is set by a file, and never taken away by one. What staff have written stays,
 * also where they have written nothing: a wrong address that they removed does not come back.
 */
function planGuardian(
  guardian: ChildLine['guardian'],
  here: PresentGuardian | null,
): Noted<PlannedGuardian> {
  if (!here)
    return {
      planned: { guardian, known: null, change: 'added' },
      notes: ['guardian-new', ...(guardian.isRestricted ? (['restricted-set'] as const) : [])],
    }
  const { id, version, isOfStaff, ...before } = here
  const { firstName, lastName, email, phone, address } = here
  const byStaff = { firstName, lastName, email, phone, address }
  const merged = {
    ...guardian,
    email: guardian.email ?? email,
    phone: guardian.phone ?? phone,
    address: guardian.address ?? address,
    ...(isOfStaff && byStaff),
    isRestricted: guardian.isRestricted || here.isRestricted,
  }
  const isOtherInFile = staffFields.some(
    (field) => guardian[field] !== null && guardian[field] !== merged[field],
  )
  const isRestrictedNow = merged.isRestricted && !here.isRestricted
  const isChanged = (Object.keys(merged) as (keyof typeof merged)[]).some(
    (field) => merged[field] !== before[field],
  )
  return {
    planned: {
      guardian: merged,
      known: { id, version },
      change: isChanged ? 'changed' : 'unchanged',
    },
    notes: [
      ...(isChanged && !isRestrictedNow ? (['guardian-changed'] as const) : []),
      ...(isRestrictedNow ? (['restricted-set'] as const) : []),
      ...(here.isRestricted && !guardian.isRestricted ? (['restricted-stays'] as const) : []),
      ...(isOtherInFile ? (['staff-stays'] as const) : []),
    ],
  }
}

/** A block of staff beats every file, and no file opens an access. */
function planBinding(
  { child, guardian, hasResponsibility }: ChildLine,
  here: PresentBinding | null,
  isMaybeBlocked: boolean,
): Noted<PlannedBinding> {
  const isChanged = here !== null && here.hasResponsibility !== hasResponsibility
  const notes: LineNote[] = []
  if (here?.isBlocked) notes.push('stays-blocked')
  else if (!here) notes.push(hasResponsibility ? 'access-waits' : 'without-responsibility')
  else if (isChanged && !hasResponsibility)
    notes.push(here.isOpen ? 'access-lost' : 'without-responsibility')
  else if (isChanged) notes.push('responsibility-new', 'access-waits')
  if (!here && isMaybeBlocked) notes.push('maybe-blocked')
  return {
    planned: {
      childNumber: child.number,
      guardianNumber: guardian.number,
      hasResponsibility,
      known: here && {
        childId: here.childId,
        guardianId: here.guardianId,
        version: here.version,
      },
      change: here === null ? 'added' : isChanged ? 'changed' : 'unchanged',
    },
    notes,
  }
}

/** Children of the kindergartens in the file, and guardians of its children, who are no longer in it. */
function findAbsent(
  present: Present,
  children: readonly PlannedChild[],
  lines: readonly ChildLine[],
): Pick<ImportPlan, 'missing' | 'gone'> {
  const named = new Set(children.flatMap(({ known }) => known?.id ?? []))
  const departments = new Map(
    present.departments.map((one) => [departmentKey(one.kindergarten, one.name), one]),
  )
  const covered = new Set(
    lines.flatMap(
      ({ place }) =>
        departments.get(departmentKey(place.kindergarten, place.department))?.kindergartenId ?? [],
    ),
  )
  const missing = present.children.filter(
    ({ id, importedPlace, missingSince, kindergartenIds }) =>
      !named.has(id) &&
      importedPlace !== null &&
      missingSince === null &&
      kindergartenIds.some((one) => covered.has(one)),
  )
  const idOf = new Map(children.map(({ child, known }) => [child.number, known?.id]))
  const guardianIdOf = new Map(present.guardians.map(({ number, id }) => [number, id]))
  const pairs = new Set(
    lines.map(
      ({ child, guardian }) => `${idOf.get(child.number)} ${guardianIdOf.get(guardian.number)}`,
    ),
  )
  const names = new Map(present.children.map((one) => [one.id, nameOf(one)]))
  const gone = present.bindings.filter(
    ({ childId, guardianId, isImported }) =>
      isImported && named.has(childId) && !pairs.has(`${childId} ${guardianId}`),
  )
  return {
    missing: missing.map((one) => ({ id: one.id, name: nameOf(one) })),
    gone: gone.map(({ childId, guardian }) => ({
      childId,
      child: names.get(childId) ?? '',
      guardian,
    })),
  }
}

/** Departments that have too many children when all of the file are there at once. */
function findFull({ departments }: Present, children: readonly PlannedChild[]): ImportPlan['full'] {
  const coming = new Map<string, number>()
  for (const { place } of children)
    if ('add' in place)
      coming.set(place.add.departmentId, (coming.get(place.add.departmentId) ?? 0) + 1)
  return departments.flatMap(({ id, kindergarten, name, places, taken }) => {
    const more = coming.get(id) ?? 0
    return more > 0 && taken + more > places
      ? [{ department: `${kindergarten}, ${name}`, places, children: taken + more }]
      : []
  })
}
