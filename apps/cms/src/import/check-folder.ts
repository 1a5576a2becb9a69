import { checkAddresses } from './check-addresses.ts'
import { checkFiles } from './check-files.ts'
import { checkKeys } from './check-keys.ts'
import { checkLanguages } from './check-languages.ts'
import { checkReferences } from './check-references.ts'
import type { ImportSource } from './import-source.ts'
import { ImportProblems, inReadingOrder, type Problem } from './problem.ts'
import { readFolder } from './read-folder.ts'

/**
 * Reads a folder and checks all that can be checked without the content system.
 * @throws {ImportProblems} with everything that is wrong
 */
export async function checkFolder(
  folder: string,
): Promise<{ source: ImportSource; warnings: Problem[] }> {
  const { source, problems } = await readFolder(folder)
  const files = await checkFiles(source)
  const all = [
    ...problems,
    ...checkKeys(source),
    ...checkReferences(source),
    ...checkAddresses(source),
    ...files.problems,
  ]
  if (all.length > 0) throw new ImportProblems(inReadingOrder(all))
  return { source, warnings: [...checkLanguages(source), ...files.warnings] }
}
