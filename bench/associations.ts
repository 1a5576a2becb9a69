import type { AssociationCase } from './association-case.ts'
import { measureDirectory } from './associations-directory.ts'
import type { Result } from './results.ts'

/** Each in a database of its own. */
const cases: readonly ((serverUrl: string) => Promise<AssociationCase>)[] = [measureDirectory]

/** What students and boards ask for, with as many associations and members as there could be. */
export async function measureAssociations(serverUrl: string): Promise<Result> {
  const measured: AssociationCase[] = []
  for (const measure of cases) measured.push(await measure(serverUrl))
  const [first] = measured
  return {
    name: 'Associations',
    figures: measured.flatMap(({ figures }) => figures),
    table: [
      ...(first?.table.slice(0, 1) ?? []),
      ...measured.flatMap(({ table }) => table.slice(1)),
    ],
    details: measured.flatMap(({ details }) => details),
  }
}
