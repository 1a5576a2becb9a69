import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Arrow, findWrongInside, readManifests } from './feature-floors.ts'
import { type ImportTree, readTree } from './import-reader.ts'

/*
 * `npm run structure`: the layers of the portal, the parts of each, and the imports between them.
 * Ends with 1 when an import goes up or sideways, or in a cycle
 * (docs/adr/0022-layers-and-feature-manifests.md).
 */

/** From the bottom up: a part is above what it imports. */
export const floors = ['platform', 'ui', 'core', 'features', 'lists', 'routes', 'portal'] as const
type Floor = (typeof floors)[number]

/** Parts of core from the ground up: one may import those before it. */
export const coreParts = [
  'built-files',
  'personal-data',
  'organisation',
  'services',
  'studies',
  'accounts',
  'sessions',
  'offline-marks',
  'check-in',
  'push',
  'access-log',
  'profile',
  'national-id',
  'audit',
  'person-concerned',
  'memberships',
  'sports-centers',
  'batching',
  'staff-area',
  'setup',
  'proposals',
  'editable',
  'table-files',
  'cases',
  'appeals',
  'files',
  'quarantine',
  'ledger',
  'bank',
  'payments',
  'documents',
  'invoices',
  'receipts',
  'person-money',
  'semester-registrations',
  'members-area',
  'today',
  'timetable-search',
  'site-search',
  'calendar',
  'public-events',
  'opening-hours',
  'locations',
  'structured-data',
  'consent',
  'public-forms',
  'places',
  'questions',
  'courses',
  'kindergartens',
  'health-refunds',
  'associations',
  'association-accounts',
  'grants',
  'newsletters',
  'feature',
] as const

/** The lists of all features: for the server, and in a folder for pages. */
const isList = (file: string) => file === 'features.server.ts' || file.startsWith('offers/')

export type Structure = {
  /** Parts and the number of their files, by floor. */
  readonly parts: ReadonlyMap<Floor, ReadonlyMap<string, number>>
  /** How many imports lead from one part to another: `core/audit → platform`. */
  readonly arrows: ReadonlyMap<string, number>
  /** Imports that lead up or sideways, or from the product to what is for tests. */
  readonly wrong: readonly Arrow[]
  /** Parts, and files, that import each other in a circle. */
  readonly partCycles: readonly (readonly string[])[]
  readonly fileCycles: readonly (readonly string[])[]
  /** First-level folders of one part that import each other in a circle. */
  readonly folderCycles: readonly (readonly string[])[]
  /** Imports inside a feature that lead up, and folders that its manifest does not declare. */
  readonly inside: { readonly arrows: readonly Arrow[]; readonly undeclared: readonly string[] }
}

/** What is for tests lies in `testing/`, or says so in its name. */
export function isForTests(file: string): boolean {
  return /^testing\/|\.(test|spec)\.tsx?$|(^|[./])testing\.(server\.)?ts$/.test(file)
}

function floorOf(file: string): Floor {
  const [folder = ''] = file.split('/')
  if (isList(file)) return 'lists'
  return floors.find((floor) => floor === folder && file !== folder) ?? 'portal'
}

/** `core/audit`, `features/search`; of the other floors each is one part. */
function partOf(file: string): string {
  const floor = floorOf(file)
  const isDivided = floor === 'core' || floor === 'features'
  return isDivided ? file.split('/').slice(0, 2).join('/') : floor
}

/** By path from the sources, of code and of messages. */
export function isAllowed(from: string, to: string): boolean {
  if (from.startsWith('testing/')) return true
  if (to.startsWith('testing/') || isForTests(to)) {
    if (!isForTests(from)) return false
    if (to.startsWith('testing/')) return true
  }
  const [above, below] = [partOf(from), partOf(to)]
  if (above === below) return true
  if (above.startsWith('core/') && below.startsWith('core/')) return rank(above) > rank(below)
  return floors.indexOf(floorOf(from)) > floors.indexOf(floorOf(to))
}

function rank(part: string): number {
  const at = coreParts.findIndex((name) => part === `core/${name}`)
  if (at < 0) throw new Error(`${part} has no place in the order of core: see scripts/structure.ts`)
  return at
}

export function judge(
  tree: ImportTree,
  slices: ReadonlyMap<string, readonly string[]> = new Map(),
): Structure {
  const product = [...tree].filter(([file]) => !isForTests(file))
  const parts = new Map<Floor, Map<string, number>>(floors.map((floor) => [floor, new Map()]))
  const arrows = new Map<string, number>()
  const partTree = new Map<string, string[]>()
  for (const [file, imported] of product) {
    const part = partOf(file)
    if (part.startsWith('core/')) rank(part)
    count(parts.get(floorOf(file)) ?? new Map(), part)
    const others = imported.map(partOf).filter((other) => other !== part)
    for (const other of others) count(arrows, `${part} → ${other}`)
    partTree.set(part, [...(partTree.get(part) ?? []), ...others])
  }
  return {
    parts,
    arrows,
    wrong: [...tree].flatMap(([from, imported]) =>
      imported.filter((to) => !isAllowed(from, to)).map((to) => ({ from, to })),
    ),
    partCycles: findCycles(partTree),
    fileCycles: findCycles(tree),
    folderCycles: findFolderCycles(product),
    inside: findWrongInside(tree, slices),
  }
}

/** The files that lie loose in a part are no folder of it: features have their own rule for them. */
function findFolderCycles(product: readonly (readonly [string, readonly string[]])[]): string[][] {
  const folders = new Map<string, string[]>()
  for (const [file, imported] of product) {
    const folder = folderOf(file)
    if (!folder) continue
    const others = imported
      .filter((to) => partOf(to) === partOf(file))
      .flatMap((to) => folderOf(to) ?? [])
    folders.set(folder, [...(folders.get(folder) ?? []), ...others.filter((to) => to !== folder)])
  }
  return findCycles(folders)
}

function folderOf(file: string): string | undefined {
  const rest = file.slice(partOf(file).length + 1)
  return rest.includes('/') ? `${partOf(file)}/${rest.split('/')[0]}` : undefined
}

function count(numbers: Map<string, number>, key: string): void {
  numbers.set(key, (numbers.get(key) ?? 0) + 1)
}

/** Groups of which each member leads to every other (Tarjan's strongly connected components). */
export function findCycles(tree: ImportTree): string[][] {
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const low = (file: string) => lowest.get(file) ?? 0

  function visit(file: string): void {
    number.set(file, number.size)
    lowest.set(file, number.size - 1)
    open.push(file)
    for (const next of tree.get(file) ?? []) {
      if (!number.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(low(file), low(next)))
    }
    if (low(file) !== number.get(file)) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || tree.get(file)?.includes(file)) cycles.push(group.sort())
  }

  for (const file of tree.keys()) if (!number.has(file)) visit(file)
  return cycles
}

type Problems = Omit<Structure, 'parts' | 'arrows'>

const portal = new URL('../apps/portal/', import.meta.url)

export function readPortal(): ImportTree {
  return readTree(fileURLToPath(new URL('src', portal)), portalAliases())
}

/** Beginnings of the portal's imports, and the folders of its sources that they mean. */
export function portalAliases(): Readonly<Record<string, string>> {
  const { imports }: { imports: Record<string, string | { default: string }> } = JSON.parse(
    readFileSync(new URL('package.json', portal), 'utf8'),
  )
  const aliases = Object.entries(imports).map(([name, target]) => {
    // The texts are one module for Node, and many for the bundler.
    const path = typeof target === 'string' ? target : target.default
    return [name.replace('*', ''), path.replace(/^\.\/src\//, '').replace('*', '')]
  })
  return Object.fromEntries(aliases)
}

export function readSlicesOfPortal(tree: ImportTree): ReadonlyMap<string, readonly string[]> {
  return readManifests(tree, new URL('src/', portal))
}

export function show(structure: Structure): string {
  const { parts, arrows, wrong, partCycles, fileCycles, folderCycles, inside } = structure
  const lines = ['Floors, the highest first; within core the highest part first:', '']
  for (const floor of floors.toReversed()) {
    const on = [...(parts.get(floor) ?? [])]
    if (floor === 'core') on.sort(([one], [other]) => rank(other) - rank(one))
    const named = on.map(([part, files]) => `${part.replace(`${floor}/`, '')} ${files}`)
    lines.push(`  ${floor.padEnd(9)} ${named.join(', ') || 'nothing'}`)
  }
  lines.push('', 'Arrows between parts, with the number of imports:', '')
  for (const [arrow, imports] of [...arrows].sort()) lines.push(`  ${arrow}  ${imports}`)
  lines.push('')
  for (const { from, to } of wrong) lines.push(`  up or sideways: ${from} → ${to}`)
  for (const cycle of partCycles) lines.push(`  a circle of parts: ${cycle.join(', ')}`)
  for (const cycle of fileCycles) lines.push(`  a circle of files: ${cycle.join(', ')}`)
  for (const cycle of folderCycles) lines.push(`  a circle of folders: ${cycle.join(', ')}`)
  for (const { from, to } of inside.arrows) lines.push(`  up inside a feature: ${from} → ${to}`)
  for (const folder of inside.undeclared) lines.push(`  not in its feature's slices: ${folder}`)
  lines.push(isSound(structure) ? 'All arrows go down.' : '')
  return lines.join('\n').trimEnd()
}

export function isSound({
  wrong,
  partCycles,
  fileCycles,
  folderCycles,
  inside,
}: Problems): boolean {
  const cycles = partCycles.length + fileCycles.length + folderCycles.length
  return cycles + wrong.length + inside.arrows.length + inside.undeclared.length === 0
}

if (import.meta.main) {
  const tree = readPortal()
  const structure = judge(tree, readSlicesOfPortal(tree))
  process.stdout.write(`${show(structure)}\n`)
  process.exitCode = isSound(structure) ? 0 : 1
}
