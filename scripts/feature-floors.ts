import { readFileSync } from 'node:fs'
import type { ImportTree } from './import-reader.ts'

/*
 * The floors inside a feature, from the ground up: its texts and SQL; `model/` (tables, contract,
 * refusals, rules); its slices in the order that its manifest declares; the files of its root, which
 * others find by name; its demo data and the manifest, which loads it; its pages and tests.
 */

export type Arrow = { readonly from: string; readonly to: string }

const ground = ['messages', 'sql', 'model']
const roof = ['routes', 'testing']

/** From the ground up, as `slices: ['setup', 'booking']` in a feature's manifest says. */
export function readSlices(manifest: string): readonly string[] | undefined {
  const list = /^ *slices: \[([^\]]*)\]/m.exec(manifest)?.[1]
  return list?.match(/[a-z][a-z0-9-]*/g) ?? (list === undefined ? undefined : [])
}

/** What the manifests of all features declare, by the feature's folder. */
export function readManifests(
  tree: ImportTree,
  sources: URL,
): ReadonlyMap<string, readonly string[]> {
  const manifests = [...tree.keys()].filter((file) =>
    /^features\/[^/]+\/feature\.server\.ts$/.test(file),
  )
  return new Map(
    manifests.flatMap((file) => {
      const slices = readSlices(readFileSync(new URL(file, sources), 'utf8'))
      return slices ? [[featureOf(file), slices] as const] : []
    }),
  )
}

/**
 * Imports inside a feature that lead up, or to a slice that is not declared below. A feature with
 * two slices or more has to declare them; in a smaller one, folders may only not import each other
 * in a circle, which `judge` checks.
 */
export function findWrongInside(
  tree: ImportTree,
  declared: ReadonlyMap<string, readonly string[]>,
): { readonly arrows: readonly Arrow[]; readonly undeclared: readonly string[] } {
  const folders = foldersOfFeatures(tree)
  const undeclared = [...folders].flatMap(([feature, own]) => {
    const slices = [...own].filter(
      (folder) => !ground.includes(folder) && ![...roof, 'demo'].includes(folder),
    )
    const list = declared.get(feature)
    if (!list && slices.length < 2) return []
    return slices.filter((slice) => !list?.includes(slice)).map((slice) => `${feature}/${slice}`)
  })
  const arrows = [...tree].flatMap(([from, imported]) => {
    const feature = featureOf(from)
    const slices = declared.get(feature)
    if (!slices) return []
    return imported
      .filter((to) => featureOf(to) === feature && height(from, slices) < height(to, slices))
      .map((to) => ({ from, to }))
  })
  return { arrows, undeclared }
}

function foldersOfFeatures(tree: ImportTree): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>()
  for (const file of tree.keys()) {
    const [floor, feature = '', folder = '', ...rest] = file.split('/')
    if (floor !== 'features' || rest.length === 0) continue
    folders.set(feature, (folders.get(feature) ?? new Set()).add(folder))
  }
  return folders
}

/** How high a file is inside its feature; a test is on the roof in whatever folder. */
function height(file: string, slices: readonly string[]): number {
  const [, , folder = '', ...rest] = file.split('/')
  const top = ground.length + slices.length
  if (/\.(test|spec)\.tsx?$|(^|[./])testing\.(server\.)?ts$/.test(file)) return top + 2
  if (folder === 'feature.server.ts' || folder === 'demo') return top + 1
  if (rest.length === 0) return top
  if (roof.includes(folder)) return top + 2
  if (ground.includes(folder)) return ground.indexOf(folder)
  return ground.length + slices.indexOf(folder)
}

const featureOf = (file: string) => (file.startsWith('features/') ? (file.split('/')[1] ?? '') : '')
