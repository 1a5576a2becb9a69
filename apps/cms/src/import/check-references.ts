import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import type { ImportLink, Localized } from '@trivsel/content-contract/import/parts'
import { partsOf } from '@trivsel/content-contract/import/parts-of'
import { linkableCollections } from '../fields/linkable-collections.ts'
import { entriesOf, type ImportSource, itemForm, jsonFile } from './import-source.ts'
import type { Problem } from './problem.ts'
import { linkTargets, readLinkTarget } from './rich-text-links.ts'

/** Every link and reference to an item that is not there, or not of the right kind. */
export function checkReferences(source: ImportSource): Problem[] {
  const categoryUse = new Map(
    entriesOf(source, 'categories').map(({ key, item }) => [key, item.usedFor]),
  )
  const inFolder = source.entries.flatMap(({ name, item, problem }) =>
    partsOf(itemForm(name), item).flatMap(({ part, value, path }) => {
      switch (part.kind) {
        case 'link': {
          const message = describePage((value as ImportLink).page, source)
          return message ? [problem([...path, 'page'], message)] : []
        }
        case 'richText':
          return Object.entries(value as Localized).flatMap(([locale, text]) =>
            describeText(text ?? '', source).map((message) => problem([...path, locale], message)),
          )
        case 'reference': {
          const key = String(value)
          const message =
            describeKey(part.file as ImportFileName, key, source) ??
            (part.usedFor && categoryUse.get(key) !== part.usedFor
              ? `the category "${key}" is not used for ${part.usedFor}`
              : null)
          return message ? [problem(path, message)] : []
        }
        default:
          return []
      }
    }),
  )
  return [...inFolder, ...checkParents(source)]
}

function describeText(text: string, source: ImportSource): string[] {
  return linkTargets(text).flatMap((target) => {
    const read = readLinkTarget(target)
    if (!read)
      return `the link leads to "${target}": neither https://… nor an item such as pages/trening`
    return ('page' in read && describePage(read.page, source)) || []
  })
}

function describePage(page: string | undefined, source: ImportSource): string | null {
  if (page === undefined) return null
  const [file = '', key = ''] = page.split('/')
  const linkable: readonly string[] = linkableCollections
  if (file === 'attachments' || !linkable.includes(file))
    return `"${page}": ${file} have no pages to link to`
  return describeKey(file as ImportFileName, key, source)
}

function describeKey(file: ImportFileName, key: string, { keys }: ImportSource): string | null {
  const known = keys.get(file)
  return !known || known.has(key) ? null : `there is no "${key}" in ${jsonFile(file)}`
}

/** Parents first, which also leaves no room for a circle. */
function checkParents(source: ImportSource): Problem[] {
  const pages = entriesOf(source, 'pages')
  const places = new Map(pages.map(({ key, index }) => [key, index]))
  return pages.flatMap(({ index, item: { parent }, problem }) =>
    parent !== undefined && (places.get(parent) ?? -1) >= index
      ? [problem(['parent'], `"${parent}" must come before this page in the file`)]
      : [],
  )
}
