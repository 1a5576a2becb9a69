import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What is mutated together, and the tests that must notice. Paths and patterns from the root. */
export type MutationArea = {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

const portal = 'apps/portal/src'
const parts = [
  `${portal}/{platform,core,features}/*`,
  'packages/*/src',
  'apps/payment-simulator/src',
]
/** Not the product, or nothing that a test could notice: texts, tables, descriptions. */
const notMutated =
  /\.test\.|\.spec\.|\.testing\.|\.d\.ts$|\/(demo|routes|messages|testing|browser)\/|\/(tables|columns)\.server\.ts$|-(messages|texts)\.ts$/

/**
 * Areas by name, as the folders are: `payments` is `core/payments` with `features/payments`,
 * `account-guard` the package. `rules` are the pure decisions of all features and of core: files
 * with a unit test beside them, and those named as rules. It needs no database.
 */
export function findMutationAreas(root: string): ReadonlyMap<string, MutationArea> {
  const areas = new Map<string, MutationArea>()
  const rules = sourcesOf(root, `${portal}/{core,features}`).filter(
    (file) =>
      !file.endsWith('.server.ts') &&
      (existsSync(join(root, file.replace(/\.ts$/, '.test.ts'))) || isNamedAsRule(file)),
  )
  areas.set('rules', {
    mutate: rules,
    tests: [...new Set(rules.map((file) => `${partOf(file)}/**/!(*.integration).test.ts`))],
  })
  for (const folder of globSync(parts, { cwd: root }).sort()) {
    const name = basename(folder) === 'src' ? basename(dirname(folder)) : basename(folder)
    const tests = globSync([`${folder}/**/*.test.ts`, `${portal}/testing/${name}/**/*.test.ts`], {
      cwd: root,
    })
    const mutate = sourcesOf(root, folder)
    if (tests.length === 0 || mutate.length === 0) continue
    const known = areas.get(name) ?? { mutate: [], tests: [] }
    areas.set(name, {
      mutate: [...known.mutate, ...mutate],
      tests: [...new Set([...known.tests, ...tests])],
    })
  }
  return areas
}

const isNamedAsRule = (file: string) =>
  /(?:^|[/-])rules?(?:\.ts$|\/)/.test(file.slice(portal.length))

/** `apps/portal/src/core/memberships` of a file in it. */
const partOf = (file: string) => file.split('/').slice(0, 5).join('/')

const sourcesOf = (root: string, folder: string) =>
  globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !notMutated.test(file))
    .sort()
