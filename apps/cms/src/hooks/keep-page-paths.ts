import { isLocale, locales } from '@trivsel/content-contract/locales'

import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { documentTag } from '../queries/content-tags.ts'
import { announceChange } from './announce-change.ts'
import {
  isReservedPath,
  joinSlugs,
  type PerLocale,
  placePages,
  samePaths,
  type TreePage,
} from './page-paths.ts'
import {
  findParentOfVersion,
  findTakenPath,
  readPagesAbove,
  readPagesBelow,
  writePathOfVersion,
  writePaths,
  writePathsOfVersionsUnder,
} from './page-tree.ts'
import { refuseAddress } from './refuse-address.ts'
import { savesOnlyDraft } from './save-kind.ts'
import { transactionDatabase } from './transaction-database.ts'

/**
 * Gives a page its path, and new ones to everything below it when it was renamed or moved: in the
 * same transaction, and announced. Refuses circles, addresses of the site itself and those that
 * another page has.
 */
export const keepPagePaths: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req,
  context,
}) => {
  const onlyDraft = savesOnlyDraft(context)
  if (operation === 'create' || !onlyDraft) await placePublic(req, doc.id, !onlyDraft)
  const paths = await placeVersion(req, doc.id)
  const path = isLocale(req.locale) ? paths[req.locale] : doc.path
  return { ...doc, path }
}

async function placePublic(req: PayloadRequest, id: number, announced: boolean): Promise<void> {
  const database = await transactionDatabase(req)
  const tree = await readPagesBelow(database, id)
  const [page, ...below] = tree
  if (!page) return
  const places = placePages(await joinAbove(req, id, page.parentId), tree)
  const place = (of: TreePage) => places.get(of.id)?.path ?? of.path
  await refuseWrongPaths(req, tree, place)
  if (samePaths(page.path, place(page)) && below.every((of) => samePaths(of.path, place(of))))
    return
  await writePaths(database, new Map([...places].map(([of, { path }]) => [of, path])))
  await writePathsOfVersionsUnder(
    database,
    new Map([...places].map(([of, { joined }]) => [of, joined])),
  )
  if (announced)
    await announceChange(
      req,
      below.map((of) => documentTag('pages', of.id)),
    )
}

async function placeVersion(req: PayloadRequest, id: number): Promise<PerLocale> {
  const database = await transactionDatabase(req)
  const above = await joinAbove(req, id, await findParentOfVersion(database, id))
  return writePathOfVersion(database, id, above)
}

async function joinAbove(
  req: PayloadRequest,
  id: number,
  parentId: number | null,
): Promise<PerLocale> {
  const above = await readPagesAbove(await transactionDatabase(req), parentId)
  if (above.some((page) => page.id === id))
    refuseAddress(req, { collection: 'pages', reason: 'CIRCLE' })
  return above.reduce<PerLocale>((joined, { slug }) => joinSlugs(joined, slug), {
    no: null,
    en: null,
  })
}

async function refuseWrongPaths(
  req: PayloadRequest,
  tree: TreePage[],
  place: (page: TreePage) => PerLocale,
): Promise<void> {
  const paths = tree
    .filter(({ published }) => published)
    .flatMap((page) =>
      locales.flatMap((locale) => {
        const path = place(page)[locale]
        return path ? [{ locale, path }] : []
      }),
    )
  const reserved = paths.find(({ locale, path }) => isReservedPath(locale, path))
  if (reserved)
    refuseAddress(req, { collection: 'pages', reason: 'RESERVED', address: reserved.path })
  const database = await transactionDatabase(req)
  const taken = await findTakenPath(
    database,
    paths,
    tree.map(({ id }) => id),
  )
  if (taken) refuseAddress(req, { collection: 'pages', reason: 'TAKEN', address: taken })
}
