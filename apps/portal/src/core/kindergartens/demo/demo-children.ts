import { addDays } from '#platform/time/date.ts'
import { demoNumber } from './demo-number.ts'

/** A guardian of the demo. */
export type DemoGuardian = {
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly isRestricted: boolean
  /** The account that has proven the number. */
  readonly account: string | null
}

export type DemoAccess = 'open' | 'waits' | 'blocked' | 'none'

/** A child of the demo, with what each guardian reaches. */
export type DemoChild = {
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly bornOn: string
  readonly startsOn: string
  readonly guardians: readonly { readonly guardian: DemoGuardian; readonly access: DemoAccess }[]
  readonly allergies: string
  readonly contact: { readonly name: string; readonly relation: string } | null
}

/** Accounts of guardians that are known: the first has two children, and both are of the second as well. */
export const demoGuardianAccounts = {
  guardian: 'member-kindergarten@trivsel.example',
  other: 'member-kindergarten-other@trivsel.example',
} as const

type Names = readonly [string, ...string[]]

const firstNames: readonly [Names, Names] = [
  ['Nora', 'Emil', 'Aisha', 'Jakob', 'Sofie', 'Omar', 'Ella', 'Viktor', 'Leah', 'Noah'],
  ['Ingrid', 'Matheo', 'Zara', 'Theo', 'Alma', 'Kasper', 'Maryam', 'Isak', 'Olivia', 'Elias'],
]
const lastNames = [
  'Bakken',
  'Nguyen',
  'Hagen',
  'Ahmed',
  'Solberg',
  'Kowalski',
  'Moen',
  'Yilmaz',
  'Lunde',
  'Haugen',
  'Hussain',
  'Eide',
  'Berge',
] as const
const adults = ['Kari', 'Jonas', 'Fatima', 'Per', 'Anja', 'Samir', 'Hanne', 'Tomasz'] as const
const allergies = ['Nøtter', 'Melk og egg', 'Pollen, bruker nesespray om våren'] as const

const pick = <Value>(values: readonly [Value, ...Value[]], at: number): Value =>
  values[at % values.length] ?? values[0]

/** How many children a department has: near its places, and never more. */
export const countOf = (places: number, departmentAt: number): number =>
  Math.min(places, Math.max(12, Math.min(18, places - (departmentAt % 3))))

/**
 * The children of one department, the same at each run. Every fifth has separated guardians; the first
 * department has the accounts that are known, a block, and a restricted address.
 * @param departmentAt from 0, over all departments
 * @param today `2026-11-23`
 */
export function buildDemoChildren(
  { departmentAt, places }: { readonly departmentAt: number; readonly places: number },
  today: string,
): DemoChild[] {
  return Array.from({ length: countOf(places, departmentAt) }, (_, at) =>
    buildChild(departmentAt, at, today),
  )
}

function buildChild(departmentAt: number, at: number, today: string): DemoChild {
  const serial = departmentAt * 20 + at
  const isKnown = departmentAt === 0 && at < 2
  const lastName = isKnown ? 'Fjeld' : pick(lastNames, serial * 5 + departmentAt)
  // The two known children are siblings of different ages.
  const bornOn = addDays(today, -(isKnown ? 700 + at * 800 : 400 + ((serial * 83) % 1_500)))
  // Each birth date has its own serial numbers: two children may be born on one day.
  const number = demoNumber(bornOn, serial % 50)
  return {
    number,
    firstName: pick(pick(firstNames, departmentAt), at),
    lastName,
    bornOn,
    startsOn: addDays(today, -(isKnown ? 300 : 60 + ((serial * 13) % 300))),
    guardians: isKnown ? knownGuardians(at) : guardiansOf(serial, lastName),
    allergies: serial % 6 === 1 ? pick(allergies, serial) : '',
    contact:
      serial % 3 === 0
        ? { name: `${pick(adults, serial + 3)} ${lastName}`, relation: 'Besteforelder' }
        : null,
  }
}

/** The first of the two known accounts has both children; the second waits for one of them. */
function knownGuardians(at: number): DemoChild['guardians'] {
  const guardian = buildGuardian(9_000, 'Vilde', 'Fjeld', demoGuardianAccounts.guardian)
  const other = buildGuardian(9_001, 'Andreas', 'Sund', demoGuardianAccounts.other)
  return [
    { guardian, access: 'open' },
    { guardian: other, access: at === 0 ? 'open' : 'waits' },
  ]
}

function guardiansOf(serial: number, lastName: string): DemoChild['guardians'] {
  const isSeparated = serial % 5 === 4
  const first = buildGuardian(serial * 2, pick(adults, serial), lastName, null)
  const second = buildGuardian(
    serial * 2 + 1,
    pick(adults, serial + 1),
    isSeparated ? pick(lastNames, serial * 5 + 7) : lastName,
    null,
  )
  // One guardian is blocked from the child, and the other one has a restricted address.
  if (serial === 4)
    return [
      { guardian: { ...first, isRestricted: true }, access: 'open' },
      { guardian: second, access: 'blocked' },
    ]
  if (serial % 11 === 7) return [{ guardian: first, access: 'open' }]
  const access = serial % 20 === 9 ? 'none' : serial % 20 === 14 ? 'waits' : 'open'
  return [
    { guardian: first, access: 'open' },
    { guardian: second, access },
  ]
}

function buildGuardian(
  serial: number,
  firstName: string,
  lastName: string,
  account: string | null,
): DemoGuardian {
  const bornOn = addDays('1985-01-01', (serial * 29) % 4_000)
  return {
    number: demoNumber(bornOn, 60 + (serial % 40)),
    firstName,
    lastName,
    phone: `900 ${String(10_000 + serial).replace(/(\d\d)(\d\d\d)/, '$1 $2')}`,
    email: account ?? `guardian${serial}@trivsel.example`,
    address: `Eksempelveien ${(serial % 90) + 1}\n0855 Oslo`,
    isRestricted: false,
    account,
  }
}
