import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '@trivsel/content-contract/content'
import { type ImportKindergarten, ImportKindergartens } from '@trivsel/content-contract/import'
import { toSlug } from '../hooks/to-slug.ts'
import { itemPictures } from './item-pictures.ts'
import { checkPicture } from './picture-file.ts'

export const kindergartensFile = 'kindergartens.json'

/** Everything that is wrong with a folder, one line each as `path: message`. */
export class ImportProblems extends Error {
  override name = 'ImportProblems'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`${problems.length} problems`)
    this.problems = problems
  }
}

/**
 * Reads and checks a content folder without touching the database.
 * @throws {ImportProblems} with all problems at once
 */
export async function readKindergartens(folder: string): Promise<ImportKindergarten[]> {
  const parsed = ImportKindergartens.safeParse(await readJson(path.join(folder, kindergartensFile)))
  if (!parsed.success) {
    throw new ImportProblems(
      parsed.error.issues.map(
        (issue) => `${['kindergartens', ...issue.path].join('.')}: ${issue.message}`,
      ),
    )
  }
  const problems = [
    ...findDuplicates(parsed.data),
    ...(await findPictureProblems(folder, parsed.data)),
  ]
  if (problems.length > 0) throw new ImportProblems(problems)
  return parsed.data
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'the file cannot be read'
    throw new ImportProblems([`${kindergartensFile}: ${reason}`])
  }
}

function findDuplicates(items: ImportKindergarten[]): string[] {
  const firstUse = new Map<string, string>()
  const names = items.flatMap((item, index) => [
    { name: `key "${item.key}"`, place: `kindergartens.${index}.key` },
    ...locales.flatMap((locale) => {
      const name = item.displayName[locale]
      if (!name) return []
      const slug = item.slug?.[locale] ?? toSlug(name)
      return [{ name: `${locale} slug "${slug}"`, place: `kindergartens.${index}.slug.${locale}` }]
    }),
  ])
  return names.flatMap(({ name, place }) => {
    const earlier = firstUse.get(name)
    if (earlier) return [`${place}: ${name} is used by ${earlier} too`]
    firstUse.set(name, place)
    return []
  })
}

async function findPictureProblems(folder: string, items: ImportKindergarten[]): Promise<string[]> {
  const checked = new Map<string, Promise<string | null>>()
  const problems = items.flatMap((item, index) =>
    itemPictures(item).map(async ({ path: place, picture: { file } }) => {
      const check = checked.get(file) ?? checkPicture(folder, file)
      checked.set(file, check)
      const problem = await check
      return problem ? [`kindergartens.${index}.${place}.file: ${file} ${problem}`] : []
    }),
  )
  return (await Promise.all(problems)).flat()
}
