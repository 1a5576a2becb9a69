import type { FeatureName } from './feature-name.ts'

/** As the template writes its own name: it is code that runs, under this name. */
export const templateName: FeatureName = {
  kebab: 'suggestion-box',
  camel: 'suggestionBox',
  pascal: 'SuggestionBox',
  snake: 'suggestion_box',
  words: 'suggestion box',
}

const ways = Object.keys(templateName) as (keyof FeatureName)[]

/** A text of the template, or the path of a file, under another name. */
export function rename(text: string, name: FeatureName): string {
  return ways.reduce((renamed, way) => renamed.replaceAll(templateName[way], name[way]), text)
}

const order = /\border: (\d+)/g

/** The orders of others, from their files. */
export function ordersIn(texts: readonly string[]): Set<number> {
  return new Set(texts.flatMap((text) => [...text.matchAll(order)].map(([, at]) => Number(at))))
}

/** The text with the next free place instead of one that is taken. */
export function inFreePlace(text: string, taken: ReadonlySet<number>): string {
  const used = new Set(taken)
  return text.replace(order, (_, wanted: string) => {
    let at = Number(wanted)
    while (used.has(at)) at += 1
    used.add(at)
    return `order: ${at}`
  })
}

/**
 * The list of features with one more at its end.
 * @throws the list is not written as it was
 */
export function listFeature(list: string, { kebab }: FeatureName): string {
  const begin = list.indexOf('export const features:')
  const end = list.indexOf('\n]\n', begin)
  if (begin < 0 || end < 0) throw new Error('features.server.ts has no list of features')
  const line = `  (await import('#features/${kebab}/feature.server.ts')).feature,`
  return `${list.slice(0, end)}\n${line}${list.slice(end)}`
}
